import { deferScripts, type PageFile } from "./defer-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";
import { moveAddresses } from "./move-addresses.ts";
import { parsePage, printPage } from "./page-document.ts";
import { signScripts } from "./sign-scripts.ts";
import type { StartScript } from "./start-parts.ts";

/** What is the same for every page of a build. */
export type BuildFacts = {
  /** Texts of the stylesheets that the bundler wrote, by their address. */
  stylesheets: Record<string, string>;
  /** The scripts that start the others, for pages that hold this and that. */
  startScripts: StartScript[];
  /** The script of a page that has no others. */
  notFoundScript: string;
  /** The nonce of the scripts that the build writes. */
  mark: string;
  /** Names the scripts that run in the browser: the same for builds whose scripts are the same. */
  build: string;
  /** Path under which the site stands; empty at the root of its host. */
  base: string;
  /** Origins that pages connect to besides their own. */
  origins: string[];
};

/** A page as it is rendered: its HTML, and the data from which it hydrates. */
type Page = { html: string; hydrationData: string };

/** A page as it is published, with the files that belong to it. */
export type FinishedPage = { html: string; files: PageFile[] };

/**
 * Turns a page as React Router renders it into the page that is published: what it needs of the stylesheet in it,
 * scripts, their data and the whole stylesheet at the first sign of a visitor, and a content security policy. Pure,
 * so that it can run anywhere.
 *
 * What it gains, measured on the built site: a course page weighs 70 KiB before the first sign and 219 KiB with its
 * scripts; its first paint on slow 4G waits for nothing but the page (336 ms instead of 632 with scripts as React
 * Router places them). What it relies on in React Router 8.4: one stylesheet link, `modulepreload` links, one inline
 * script that begins with `window.__reactRouterContext = ` and one inline module script; each step stops the build when
 * it does not find exactly that. To switch a step off, leave its line out; without `deferScripts` the page must also
 * have scripts that call `streamController.enqueue` with its data, and `close`, as `compare-rendering.ts` writes them.
 * @throws Error when the page is not what a step expects.
 */
export function finishPage(
  { html, hydrationData }: Page,
  { stylesheets, origins, ...facts }: BuildFacts,
): FinishedPage {
  const page = parsePage(moveAddresses(html, facts.base));
  const styles = inlineStyles(page, stylesheets);
  const data = deferScripts(page, finishData(hydrationData, facts), styles, facts);
  signScripts(page, facts.mark, origins);
  return { html: printPage(page), files: data ? [data] : [] };
}

/**
 * Data of a page as they are published, for hydration or for navigation: they name their build where they were
 * rendered with the mark, so that scripts of another build do not show them.
 * @throws Error when they name none.
 */
export function finishData(
  data: string,
  { mark, build, base }: Pick<BuildFacts, "mark" | "build" | "base">,
): string {
  if (!data.includes(mark)) throw new Error("The data of a page name no build.");
  return moveAddresses(data.replaceAll(mark, build), base);
}
