import type { Track } from "#app/academy/tracks.ts";
import { MarketFigures } from "#app/courses/market/market-figures.tsx";
import { getMarksClass } from "#app/drawing/track-look.ts";
import { Island } from "#app/islands/island.tsx";
import { Html } from "#app/ui/html.tsx";
import type { CoursePage } from "./course-page.ts";
import CourseTabs from "./course-tabs.island.tsx";

/** Everything about a course, in tabs. */
export function CoursePanels({ course, briefs }: CoursePage) {
  const props = {
    label: `About ${course.title}`,
    overview: <Overview course={course} />,
    outcomes: <EntryList entries={course.learningOutcomes} track={course.track} look={COLUMNS} />,
    prerequisites: <EntryList entries={course.prerequisites} track={course.track} look={COLUMNS} />,
    projects: <ProjectList course={course} briefs={briefs} />,
  };
  return <Island component={CourseTabs} props={props} />;
}

/** Why the course is as it is, what makes it so, and the market for it. */
function Overview({ course }: Pick<CoursePage, "course">) {
  const { lead, rest } = course.longDescription;
  return (
    <div className="grid md:gap-part print:block">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[3fr_2fr] md:grid-rows-[auto_1fr] md:gap-y-0 xl:grid-cols-[1fr_50%] xl:gap-x-16 print:block">
        <Html className="prose max-w-text text-h3 leading-snug print:text-base" html={lead} />
        <section aria-labelledby="highlights" className="md:row-span-2">
          <h3 id="highlights" className={HEADING}>
            Programme highlights
          </h3>
          <EntryList
            entries={course.programHighlights}
            track={course.track}
            look="gap-2 md:gap-4 not-print:md:text-lead"
          />
        </section>
        {rest ? (
          <details className="md:unfolded border-ink max-md:not-print:border-t-2 md:pt-[1em]">
            <summary className="py-2.5 print:block print:pt-2 print:pb-1">
              <h3 className="voice-wide inline text-h3 print:text-h4">The course in detail</h3>
            </summary>
            <Html className="prose max-w-text pb-6 md:pb-0 print:pb-0" html={rest} />
          </details>
        ) : null}
      </div>
      <details className="border-ink border-y-2 print:hidden">
        <summary className="py-2.5">
          <h3 className="voice-wide inline text-h3">Market demand</h3>
        </summary>
        <div className="pt-2 pb-6">
          <MarketFigures facts={course.marketDemand} as="h4" />
        </div>
      </details>
    </div>
  );
}

/** Two columns where there is room, in the size of a statement. */
const COLUMNS = "gap-2 md:gap-5 not-print:md:text-lead lg:grid-cols-2 lg:gap-x-16";

const HEADING = "voice-wide mb-4 text-h3 print:mt-2 print:mb-1 print:text-h4";

type EntryListProps = { entries: string[]; track: Track; look: string };

/** A list of sentences, each after a mark of the course's track. */
const EntryList = ({ entries, track, look }: EntryListProps) => (
  <ul className={`marked grid print:block ${look} ${getMarksClass({ track, level: "Beginner" })}`}>
    {entries.map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
);

/** The projects of a course, counted. */
const ProjectList = ({ course, briefs }: Pick<CoursePage, "course" | "briefs">) => (
  <ol className="counted projects">
    {course.projects.map((project) => {
      const [name, description] = project.split(" - ");
      const brief = briefs.find((brief) => brief.project === name);
      return (
        <li key={project}>
          <b>{name}</b> - {description}
          {brief ? (
            <>
              {" "}
              <a href={brief.path} className="text-link mt-1 block min-h-6 w-fit print:hidden">
                Try it yourself with the open brief
              </a>
            </>
          ) : null}
        </li>
      );
    })}
  </ol>
);
