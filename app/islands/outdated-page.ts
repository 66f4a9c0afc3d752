import { OutdatedPage } from "./retry.ts";
import { createStored } from "./stored.ts";

/** The reason for which the page was loaded again. */
const reloaded = createStored(() => sessionStorage, "zero-academy:reloaded");

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
  if (reloaded.read() === reason || !reloaded.write(reason)) return false;
  location.reload();
  return true;
}
