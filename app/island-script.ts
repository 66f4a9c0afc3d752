import { startIslands } from "#app/islands/load-islands.ts";

/** The inline script before the first island of a page: the island is never shown without it, so no press is lost. */
if (document.documentElement.dataset.scripts !== undefined) startIslands();
