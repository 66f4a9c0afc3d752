import { fetchAgain } from "#app/islands/fetch-again.ts";
import { withBase } from "#app/ui/base-path.ts";

/** HTML of a part of a built page that stands in the page only: the page's data, which scripts load, leaves it out. */
export type PagePart = { html?: string };

/** Keeps a part out of the data of its page: what cannot be listed is not written there. */
export const keepInPage = (html: string): PagePart => Object.defineProperty({}, "html", { value: html });

/** A part of the page that scripts change by hand: React takes it as it stands and never draws it again. */
export function PagePartHtml({ id, part, className }: { id: string; part: PagePart; className?: string }) {
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build renders it from checked content
      dangerouslySetInnerHTML={{ __html: part.html ?? "" }}
    />
  );
}

/**
 * The data of a page with its parts out of the built page, for a visitor who comes to it from another page of the site.
 * @throws Error when the page cannot be had.
 */
export async function loadWithParts<Data, Id extends string>(
  loadData: () => Promise<Data>,
  path: string,
  ids: readonly Id[],
): Promise<Data & { parts: Record<Id, PagePart> }> {
  // Whatever leads here has asked for the page before.
  const [data, html] = await Promise.all([loadData(), fetchAgain(withBase(path), undefined, "force-cache")]);
  const page = new DOMParser().parseFromString(html, "text/html");
  const parts = ids.map((id) => [id, { html: page.getElementById(id)?.innerHTML ?? "" }]);
  return { ...data, parts: Object.fromEntries(parts) as Record<Id, PagePart> };
}
