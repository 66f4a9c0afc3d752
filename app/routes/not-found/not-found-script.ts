import { redirectToNormalizedPath } from "#app/shell/page-address.ts";

/** The 404 page's part of the shell's script: redirects to the page that the address means, or says what is not there. */
export function startNotFoundPage(): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-below]");
  if (!template) return;
  const { below = "", title = "" } = template.dataset;
  // Below /courses/ a visitor looks for a course, so the page says that the course is missing.
  if (location.pathname.toLowerCase().startsWith(below)) {
    document.title = title;
    const { parentElement: page } = template;
    // The styles that follow the heading are kept.
    const styles = page?.querySelector("svg > style")?.parentElement ?? "";
    page?.replaceChildren(styles, template.content);
  }
  void redirectToNormalizedPath();
}
