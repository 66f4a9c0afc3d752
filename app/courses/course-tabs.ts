/** The four tabs, in order; the first is open at load. */
export const TABS = ["Overview", "Outcomes", "Prerequisites", "Projects"] as const;

/** A tab, by its title. */
export type Tab = (typeof TABS)[number];

/** The id of a tab's panel, and the fragment of its address. */
export type TabId = Lowercase<Tab>;

/** The id of a tab's panel. */
export const getTabId = (tab: Tab) => tab.toLowerCase() as TabId;
