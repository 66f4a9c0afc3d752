import * as Tabs from "@radix-ui/react-tabs";
import { type ReactNode, useState } from "react";
import { setHashName } from "#app/islands/address.ts";
import { useFindable, useHashName } from "#app/islands/island-hooks.ts";

/** The four tabs, in order; the first is open at load. */
const TABS = ["Overview", "Outcomes", "Prerequisites", "Projects"] as const;

type Tab = (typeof TABS)[number];

/** The id of a tab's panel, and the fragment of its address. */
const getPanelId = (tab: Tab) => tab.toLowerCase() as Lowercase<Tab>;

type CourseTabsProps = { label: string } & Record<Lowercase<Tab>, ReactNode>;

/** Everything about a course in four tabs; without scripts, and in print, four headed sections. */
export default function CourseTabs({ label, ...panels }: CourseTabsProps) {
  const name = useHashName();
  const [last, setLast] = useState<Tab>(TABS[0]);
  // A fragment that names no tab, such as a session's, leaves open what is open.
  const named = name === "" ? TABS[0] : TABS.find((tab) => getPanelId(tab) === name);
  const open = named ?? last;
  if (open !== last) setLast(open);
  // The first tab has no fragment: its address is that of the page.
  const choose = (tab: string) => setHashName(tab === TABS[0] ? "" : getPanelId(tab as Tab));
  return (
    <Tabs.Root
      value={open}
      onValueChange={choose}
      className="print:columns-3 print:gap-5 print:[font-stretch:87%]"
    >
      <Tabs.List
        aria-label={label}
        className="flex flex-wrap gap-x-3 border-ink border-b-2 sm:gap-x-10 noscript:hidden print:hidden"
      >
        {TABS.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            aria-controls={getPanelId(tab)}
            // Radix acts on mousedown; a press from before hydration is replayed as a click.
            onClick={() => choose(tab)}
            // Radix sets this only when it is hydrated; before, the Tab key would not reach the tabs.
            tabIndex={tab === open ? 0 : -1}
            // The inline script may have opened another tab before hydration.
            suppressHydrationWarning
            className="tab min-h-12 max-sm:[font-stretch:87%] sm:text-h4"
          >
            {tab}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((tab) => (
        <Panel key={tab} tab={tab} isOpen={tab === open} onFound={() => choose(tab)}>
          {panels[getPanelId(tab)]}
        </Panel>
      ))}
    </Tabs.Root>
  );
}

type PanelProps = { tab: Tab; isOpen: boolean; onFound: () => void; children: ReactNode };

function Panel({ tab, isOpen, onFound, children }: PanelProps) {
  const panel = useFindable(!isOpen, onFound);
  return (
    <Tabs.Content
      ref={panel}
      value={tab}
      id={getPanelId(tab)}
      forceMount
      suppressHydrationWarning
      className="closable scroll-mt-24 pt-6 sm:pt-8 print:pt-0 print:pb-2"
    >
      <h2 className="voice-wide text-h3 not-print:sr-only noscript:not-sr-only noscript:mb-2 print:mb-1 print:text-h4">
        {tab}
      </h2>
      {children}
    </Tabs.Content>
  );
}
