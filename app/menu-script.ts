import { openMenuWithoutPopover } from "#app/shell/menu.ts";

/** The inline script after the header. */
openMenuWithoutPopover();
