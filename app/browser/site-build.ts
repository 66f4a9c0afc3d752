import { fetchText } from "./fetch-again.ts";
import { FinalFailure } from "./retry.ts";

/** The scripts of this page and what they ask for are of different builds: only a page that comes anew can go on. */
export class OtherBuild extends FinalFailure {}

/** The build of this page, which all its data name too; undefined in development. The router takes its name off. */
export const BUILD: string | undefined =
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLElement>("script[data-build]")?.dataset.build;

/** @throws OtherBuild when a page, or the data of one, is not of the build that runs here. */
export function expectThisBuild(text: string): void {
  if (BUILD !== undefined && !text.includes(BUILD)) throw new OtherBuild("The site has been deployed anew.");
}

/** @throws OtherBuild when the server gives this page from another build; a server that gives nothing says nothing. */
export async function expectNoDeployment(): Promise<void> {
  const page = await fetchText(location.pathname, "no-cache").catch(() => undefined);
  if (page !== undefined) expectThisBuild(page);
}
