import { followFragments } from "#app/islands/follow-fragment.ts";
import { startNotFoundPage } from "#app/routes/not-found/not-found-script.ts";
import { correctFooterYear } from "#app/shell/footer-year.ts";
import { startMenu } from "#app/shell/menu.ts";
import { replaceWithCanonical } from "#app/shell/page-address.ts";
import { startPrefetch } from "#app/shell/prefetch.ts";
import { followMovedDays } from "#app/toolkit/moved-days.ts";
import { startTooltips } from "#app/ui/tooltip-script.ts";

/** The inline script at the end of every page: the shell's own behaviour, which no paint waits for. */
startMenu();
followMovedDays();
followFragments();
startTooltips();
replaceWithCanonical();
startPrefetch();
correctFooterYear();
startNotFoundPage();
