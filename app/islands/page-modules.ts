import { fetchWithRetry } from "./retry.ts";
import { createStorageItem } from "./storage-item.ts";

/** Addresses that the page names: modules of its islands, the entry first, and modules that these import later. */
export const listModules = (kind: "modules" | "later"): string[] =>
  document.querySelector<HTMLElement>("[data-modules]")?.dataset[kind]?.split(" ") ?? [];

/**
 * Fetches modules that are imported afterwards: browsers cache a failed import for the life of the page, but ask for a
 * failed file again.
 * @throws OutdatedPage when the server no longer has one of them, else the last failure.
 */
export const fetchModules = (addresses: string[]): Promise<string[]> =>
  Promise.all(addresses.map(fetchWithRetry));

/** The reason for the last reload. */
const reloaded = createStorageItem(() => sessionStorage, "zero-academy:reloaded");

/**
 * Reloads the page, once for each reason.
 * @returns false when the page was reloaded for this reason before, or the browser does not store the reason.
 */
export function reloadOnce(reason: string): boolean {
  if (reloaded.read() === reason || !reloaded.write(reason)) return false;
  location.reload();
  return true;
}
