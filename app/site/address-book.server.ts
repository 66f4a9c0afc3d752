import {
  getCoursePath,
  getPromptGroupPath,
  isPageAddress,
  listFragments,
  PAGE_PATHS,
  PROMPT_FILES,
  SITE_FILES,
} from "#app/content/addresses.ts";
import { nearest } from "#app/content/nearest.ts";
import type { ReadContent } from "./site-content.server.ts";

/** Files of the site that a visitor may open. */
const FILES = [SITE_FILES.feed, SITE_FILES.catalogue, SITE_FILES.llms, SITE_FILES.sitemap];

/** Every address to which a link may lead. */
export class AddressBook {
  /** Ids on each page; undefined where a fault hides some of them. */
  readonly #fragments = new Map<string, string[] | undefined>();
  readonly #drafts: Set<string>;

  constructor({ pages, catalogue, entries, toolkit, isToolkitWhole }: ReadContent) {
    for (const path of PAGE_PATHS) this.#fragments.set(path, listFragments(path));
    for (const path of catalogue.slugs.map(getCoursePath)) this.#fragments.set(path, listFragments(path));
    for (const file of [...Object.values(PROMPT_FILES), ...FILES]) this.#fragments.set(file, []);
    const written = Object.values(entries).flat();
    for (const { path } of written) this.#fragments.set(path, listFragments(path));
    this.#drafts = new Set([
      ...catalogue.drafts.map(getCoursePath),
      ...written.filter(({ data }) => data.draft).map(({ path }) => path),
    ]);
    const paths = pages["learning-paths"].data?.paths;
    this.#fragments.set(
      "/learning-paths",
      paths?.map(({ slug }) => slug),
    );
    for (const { slug, prompts } of toolkit.groups) {
      const path = getPromptGroupPath(slug);
      const fragments = [...listFragments(path), ...prompts.map((prompt) => prompt.slug)];
      this.#fragments.set(path, isToolkitWhole ? fragments : undefined);
    }
    const groups = toolkit.groups.flatMap(({ slug, prompts }) => [
      `group-${slug}`,
      ...prompts.map((prompt) => prompt.slug),
    ]);
    const days = toolkit.phases.flatMap(({ days }) => days.map(({ day }) => `day-${day}`));
    const own = [...listFragments("/dev-toolkit"), ...groups, ...days];
    this.#fragments.set("/dev-toolkit", isToolkitWhole ? own : undefined);
  }

  /** Whether a page has this address, be it a draft. */
  has(path: string): boolean {
    return this.#fragments.has(path);
  }

  /** Whether visitors can open the page of this address. */
  isPage(path: string): boolean {
    return this.has(path) && !this.#drafts.has(path);
  }

  /** What to write instead of a link that leads nowhere; undefined when it is right. */
  advise(href: string, here = ""): string | undefined {
    const [, path = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
    const page = path || here;
    if (this.#drafts.has(page) && page !== here)
      return "it leads to a draft: publish that first, or link another page";
    if (!this.#fragments.has(page)) return this.#adviseOnPage(page);
    const fragments = this.#fragments.get(page);
    if (fragment === undefined || !fragments || fragments.includes(fragment)) return undefined;
    const near = nearest(fragment, fragments);
    if (near) return `no such place there: write ${page}#${near}`;
    return fragments.length > 0 && fragments.length < 10
      ? `no such place there: write one of #${fragments.join(", #")}, or no #`
      : `no such place there: write ${page}`;
  }

  #adviseOnPage(page: string): string {
    const near = nearest(page, this.#fragments.keys());
    if (near) return `no such page: write ${near}`;
    return isPageAddress(page)
      ? "no such course: write /courses/ and the name of its file"
      : `no such page: write ${PAGE_PATHS.join(", ")} or /courses/<slug>`;
  }
}
