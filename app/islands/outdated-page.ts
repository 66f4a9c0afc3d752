import { FinalFailure } from "./retry.ts";

/** Key of the reason for which the page was loaded again. */
const RELOADED = "zero-academy:reloaded";

/** The site was deployed after this page was loaded: files that the page names are gone. */
export class OutdatedPage extends FinalFailure {}

/** Addresses of the modules of this page's islands, the entry first; they change with the code. */
export const listPageModules = (): string[] =>
  document.querySelector<HTMLElement>("[data-modules]")?.dataset.modules?.split(" ") ?? [];

/** @throws OutdatedPage when the server has another version of this page; a server that does not answer says nothing. */
export async function expectCurrentPage(): Promise<void> {
  const page = await fetch(location.pathname, { cache: "no-cache" }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  if (page !== undefined && !page.includes(listPageModules().join(" ")))
    throw new OutdatedPage("The site has been deployed anew.");
}

/**
 * Loads the page again, once for each reason.
 * @returns false when it was loaded again for it before, or when that could not be remembered.
 */
export function reloadOnce(reason: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === reason) return false;
    sessionStorage.setItem(RELOADED, reason);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
