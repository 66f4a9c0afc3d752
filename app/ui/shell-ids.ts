/** Id of the content of a page. */
export const MAIN_ID = "main";

/** Id of the menu on a narrow screen. */
export const MENU_ID = "menu";

/** Ids of the parts of every page. */
export const SHELL_IDS = [MAIN_ID, MENU_ID];
