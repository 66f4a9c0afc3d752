import typedScript from "#app/contact/typed-script.ts?inline-script";
import type { ScriptName } from "#app/document/document-context.tsx";
import { RELOAD_SCRIPT } from "#app/document/reload-script.server.ts";
import movedScript from "#app/routes/moved/moved-script.ts?inline-script";
import notFoundScript from "#app/routes/not-found/not-found-script.ts?inline-script";
import { SPECULATION_RULES } from "#app/shell/speculation-rules.ts";
import movedDaysScript from "#app/toolkit/moved-days-script.ts?inline-script";
import filterScript from "#app/ui/filter-script.ts?inline-script";
import tooltipScript from "#app/ui/tooltip-script.ts?inline-script";
import firstPaintScript from "./first-paint-script.ts?inline-script";
import islandScript from "./island-script.ts?inline-script";
import shellScript from "./shell-script.ts?inline-script";

/** The texts of the inline scripts of the site, by the names that pages list in `handle`. */
export const SCRIPTS = {
  typed: typedScript,
  filter: filterScript,
  firstPaint: firstPaintScript,
  islands: islandScript,
  moved: movedScript,
  movedDays: movedDaysScript,
  notFound: notFoundScript,
  reload: import.meta.env.DEV ? RELOAD_SCRIPT : undefined,
  shell: shellScript,
  speculationRules: JSON.stringify(SPECULATION_RULES),
  tooltips: tooltipScript,
} satisfies Record<ScriptName, string | undefined>;
