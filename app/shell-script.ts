import { followFragments } from "#app/islands/follow-fragment.ts";
import { correctFooterYear } from "#app/shell/footer-year.ts";
import { startMenu } from "#app/shell/menu.ts";
import { replaceWithCanonical } from "#app/shell/page-address.ts";

/** The inline script at the end of every page: the shell's own behaviour, which no paint waits for. */
startMenu();
followFragments();
replaceWithCanonical();
correctFooterYear();
