import { redirectToNormalizedPath } from "#app/shell/page-address.ts";

/** The inline script of the 404 page: redirects to the page that the address means, or shows what does not exist. */
const template = document.querySelector<HTMLTemplateElement>("template[data-below]");
const { below = "", title = "" } = template?.dataset ?? {};
// Below /courses/ a visitor looks for a course, so the page names the course as missing.
if (template && location.pathname.toLowerCase().startsWith(below)) {
  document.title = title;
  const { parentElement: page } = template;
  // The styles that follow the heading are kept.
  const styles = page?.querySelector("svg > style")?.parentElement ?? "";
  page?.replaceChildren(styles, template.content);
}
void redirectToNormalizedPath();
