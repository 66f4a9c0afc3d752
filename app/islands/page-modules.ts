import { fetchWithRetry, OutdatedPageError } from "./retry.ts";

/** Modules of the page: those of its islands, the entry first, and those that these import later. */
type ModuleKind = "modules" | "later";

/** Kinds of modules with one that has arrived but could not run. */
const broken = new Set<ModuleKind>();

/** The addresses that the page names. */
export const listModules = (kind: ModuleKind): string[] =>
  document.querySelector<HTMLElement>("[data-modules]")?.dataset[kind]?.split(" ") ?? [];

/** Notes that modules have arrived but could not run. */
export const markBroken = (kind: ModuleKind) => void broken.add(kind);

/**
 * Fetches modules, then imports them. A browser caches a failed import for the life of the page, so an import must not
 * fail for lack of a file. A module that could not run needs a reload.
 * @throws OutdatedPageError when a reload can help, else the last failure.
 */
export async function importModules<Result>(kind: ModuleKind, load: () => Promise<Result>): Promise<Result> {
  const isBroken = broken.has(kind);
  // 'reload' also replaces what a cache has kept.
  await Promise.all(listModules(kind).map((file) => fetchWithRetry(file, isBroken ? "reload" : "default")));
  if (isBroken) throw new OutdatedPageError(`A module of this page failed (${kind}): only a reload helps.`);
  try {
    return await load();
  } catch (error) {
    markBroken(kind);
    throw error;
  }
}
