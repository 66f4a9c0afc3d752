/** Whether the browser can move a picture from one page to the next; the router complains where it cannot. */
export const HAS_VIEW_TRANSITIONS =
  typeof document !== "undefined" && typeof document.startViewTransition === "function";
