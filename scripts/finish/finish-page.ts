import { deferScripts, type PageFile } from "./defer-scripts.ts";
import { inlineStyles } from "./inline-styles.ts";
import { parsePage, printPage } from "./page-document.ts";
import { signScripts } from "./sign-scripts.ts";

/** What is the same for every page of a build. */
export type BuildFacts = {
  /** Texts of the stylesheets that the bundler wrote, by their address. */
  stylesheets: Map<string, string>;
  /** The script that starts the others. */
  startScript: string;
  /** The script of a page that has no others. */
  notFoundScript: string;
  /** The nonce of the scripts that the build writes. */
  mark: string;
  /** Origins that pages connect to besides their own. */
  origins: string[];
};

/** A page as it is published, with the files that belong to it. */
export type FinishedPage = { html: string; files: PageFile[] };

/**
 * Turns a page as React Router renders it into the page that is published. Pure, so that it can run anywhere.
 * @throws Error when the page is not what a step expects.
 */
export function finishPage(
  html: string,
  { stylesheets, mark, origins, ...scripts }: BuildFacts,
): FinishedPage {
  const page = parsePage(html);
  inlineStyles(page, stylesheets);
  const data = deferScripts(page, scripts, mark);
  signScripts(page, mark, origins);
  return { html: printPage(page), files: data ? [data] : [] };
}
