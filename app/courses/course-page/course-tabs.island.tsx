import * as Tabs from "@radix-ui/react-tabs";
import { type ReactNode, useState } from "react";
import { getTabId, TABS, type Tab, type TabId } from "#app/courses/course-tabs.ts";
import { setHashName } from "#app/islands/address.ts";
import { useFindable, useHashName } from "#app/islands/island-hooks.ts";

type CourseTabsProps = { label: string } & Record<TabId, ReactNode>;

/** Everything about a course in four tabs; without scripts, and in print, four headed sections. */
export default function CourseTabs({ label, ...panels }: CourseTabsProps) {
  const name = useHashName();
  const [last, setLast] = useState<Tab>(TABS[0]);
  // A fragment that names no tab, such as a session's, leaves open what is open.
  const named = name === "" ? TABS[0] : TABS.find((tab) => getTabId(tab) === name);
  const open = named ?? last;
  if (open !== last) setLast(open);
  // The first tab has no fragment: its address is that of the page.
  const choose = (tab: string) => setHashName(tab === TABS[0] ? "" : getTabId(tab as Tab));
  return (
    <Tabs.Root value={open} onValueChange={choose} className="course-tabs">
      <Tabs.List aria-label={label} className="tab-list">
        {TABS.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            aria-controls={getTabId(tab)}
            // Radix acts on mousedown; a press from before hydration is replayed as a click.
            onClick={() => choose(tab)}
            // Radix sets this only when it is hydrated; before, the Tab key would not reach the tabs.
            tabIndex={tab === open ? 0 : -1}
            // The inline script may have opened another tab before hydration.
            suppressHydrationWarning
            className="tab"
          >
            {tab}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((tab) => (
        <Panel key={tab} tab={tab} isOpen={tab === open} onFound={() => choose(tab)}>
          {panels[getTabId(tab)]}
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
      id={getTabId(tab)}
      forceMount
      suppressHydrationWarning
      className="closable tab-panel"
    >
      <h2 className="voice-wide">{tab}</h2>
      {children}
    </Tabs.Content>
  );
}
