import * as Tabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { useFindable } from "#app/browser/use-findable.ts";
import { useHashName } from "#app/browser/use-hash-name.ts";
import type { CoursePageCopy } from "#app/content/pages/course-schema.server.ts";
import type { Course } from "./course.ts";
import { EntryList, Overview, ProjectList } from "./course-panels.tsx";

/** The four tabs, in order; the first is open at load. */
const TABS = ["Overview", "Outcomes", "Prerequisites", "Projects"] as const;

type Tab = (typeof TABS)[number];

/** What the address carries behind '#' for a tab, and the id of its panel. */
const getPanelId = (tab: Tab): string => tab.toLowerCase();

type CourseTabsProps = { course: Course; copy: CoursePageCopy };

/** Everything about a course in four tabs; without script, and in print, four headed sections. */
export function CourseTabs({ course, copy }: CourseTabsProps) {
  const panels: Record<Tab, ReactNode> = {
    Overview: <Overview course={course} copy={copy} />,
    Outcomes: <EntryList entries={course.learningOutcomes} />,
    Prerequisites: <EntryList entries={course.prerequisites} />,
    Projects: <ProjectList projects={course.projects} />,
  };
  const [name, setName] = useHashName();
  const open = TABS.find((tab) => getPanelId(tab) === name) ?? TABS[0];
  const choose = (tab: string) => setName(tab === TABS[0] ? "" : getPanelId(tab as Tab));
  return (
    <Tabs.Root
      value={open}
      onValueChange={choose}
      className="print:columns-3 print:gap-5 print:[font-stretch:90%]"
    >
      <Tabs.List
        data-starts="tabs"
        aria-label={`About ${course.title}`}
        className="flex flex-wrap gap-x-3 border-ink border-b-2 sm:gap-x-10 noscript:hidden print:hidden"
      >
        {TABS.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            aria-controls={getPanelId(tab)}
            className="relative min-h-12 text-data max-sm:[font-stretch:88%] after:absolute after:inset-x-0 after:-bottom-0.5 after:h-1.5 hover:after:bg-ink data-[state=inactive]:text-muted data-[state=active]:after:bg-brand-500 sm:text-h4"
          >
            {tab}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((tab) => (
        <Panel key={tab} tab={tab} isOpen={tab === open}>
          {panels[tab]}
        </Panel>
      ))}
    </Tabs.Root>
  );
}

function Panel({ tab, isOpen, children }: { tab: Tab; isOpen: boolean; children: ReactNode }) {
  const panel = useFindable(!isOpen);
  return (
    <Tabs.Content
      ref={panel}
      value={tab}
      id={getPanelId(tab)}
      forceMount
      className="closable scroll-mt-24 pt-6 sm:pt-8 print:pt-0 print:pb-2"
    >
      <h2 className="voice-wide mb-5 text-h3 max-sm:not-print:sr-only noscript:not-sr-only print:mb-1 print:text-h4">
        {tab}
      </h2>
      {children}
    </Tabs.Content>
  );
}
