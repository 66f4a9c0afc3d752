import {
  getCoursePath,
  getPromptGroupPath,
  isPageAddress,
  listPlaces,
  PAGE_PATHS,
  PROMPT_FILES,
  SITE_FILES,
} from "#app/content/addresses.ts";
import { nearest } from "#app/content/nearest.ts";
import type { ReadContent } from "./read-content.server.ts";

/** Files of the site that a visitor may open. */
const FILES = [SITE_FILES.feed, SITE_FILES.catalogue, SITE_FILES.llms, SITE_FILES.sitemap];

/** Every address that a link may lead to. */
export class AddressBook {
  /** Places of each page; undefined where a fault hides some. */
  readonly #places = new Map<string, string[] | undefined>();
  readonly #drafts: Set<string>;

  constructor({ pages, catalogue, entries, toolkit, isToolkitWhole }: ReadContent) {
    for (const path of PAGE_PATHS) this.#places.set(path, listPlaces(path));
    for (const path of catalogue.slugs.map(getCoursePath)) this.#places.set(path, listPlaces(path));
    for (const file of [...Object.values(PROMPT_FILES), ...FILES]) this.#places.set(file, []);
    const written = Object.values(entries).flat();
    for (const { path } of written) this.#places.set(path, listPlaces(path));
    this.#drafts = new Set([
      ...catalogue.drafts.map(getCoursePath),
      ...written.filter(({ data }) => data.draft).map(({ path }) => path),
    ]);
    const paths = pages["learning-paths"].data?.paths;
    this.#places.set(
      "/learning-paths",
      paths?.map(({ slug }) => slug),
    );
    for (const { slug, prompts } of toolkit.groups) {
      const path = getPromptGroupPath(slug);
      const places = [...listPlaces(path), ...prompts.map((prompt) => prompt.slug)];
      this.#places.set(path, isToolkitWhole ? places : undefined);
    }
    const groups = toolkit.groups.flatMap(({ slug, prompts }) => [
      `group-${slug}`,
      ...prompts.map((prompt) => prompt.slug),
    ]);
    const days = toolkit.phases.flatMap(({ days }) => days.map(({ day }) => `day-${day}`));
    const own = [...listPlaces("/dev-toolkit"), ...groups, ...days];
    this.#places.set("/dev-toolkit", isToolkitWhole ? own : undefined);
  }

  /** Whether a page has this address, be it a draft. */
  has(path: string): boolean {
    return this.#places.has(path);
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
    if (!this.#places.has(page)) return this.#adviseOnPage(page);
    const places = this.#places.get(page);
    if (fragment === undefined || !places || places.includes(fragment)) return undefined;
    const near = nearest(fragment, places);
    if (near) return `no such place there: write ${page}#${near}`;
    return places.length > 0 && places.length < 10
      ? `no such place there: write one of #${places.join(", #")}, or no #`
      : `no such place there: write ${page}`;
  }

  #adviseOnPage(page: string): string {
    const near = nearest(page, this.#places.keys());
    if (near) return `no such page: write ${near}`;
    return isPageAddress(page)
      ? "no such course: write /courses/ and the name of its file"
      : `no such page: write ${PAGE_PATHS.join(", ")} or /courses/<slug>`;
  }
}
