import { splitProject } from "#app/courses/course.ts";
import { HIGHLIGHTS_ID } from "#app/courses/course-ids.ts";
import { MarketLines } from "#app/courses/market/market-figures.tsx";
import { Island } from "#app/islands/island.tsx";
import { Html } from "#app/ui/html.tsx";
import type { CoursePage } from "./course-page.server.ts";
import CourseTabs from "./course-tabs.island.tsx";
import { Fold } from "./fold.tsx";

/** Everything about a course, in tabs. */
export function CoursePanels({ course, briefs }: CoursePage) {
  const props = {
    label: `About ${course.title}`,
    overview: <Overview course={course} />,
    outcomes: <EntryList entries={course.learningOutcomes} />,
    prerequisites: <EntryList entries={course.prerequisites} />,
    projects: <ProjectList course={course} briefs={briefs} />,
  };
  return (
    <div className="page course-panels">
      <Island component={CourseTabs} props={props} />
    </div>
  );
}

/** The description of the course, its highlights, and its market figures. */
function Overview({ course }: Pick<CoursePage, "course">) {
  const { lead, rest, quotation } = course.longDescription;
  return (
    <>
      <div className="overview">
        <div>
          <Html className="prose lead" html={lead} />
          <Html className="prose" html={rest} />
        </div>
        <section aria-labelledby={HIGHLIGHTS_ID}>
          <h3 id={HIGHLIGHTS_ID} className="voice-wide">
            Programme highlights
          </h3>
          <EntryList entries={course.programHighlights} />
          {quotation ? <Html className="prose" html={quotation} /> : null}
        </section>
      </div>
      <Fold title="Market demand">
        <MarketLines facts={course.marketDemand} />
      </Fold>
    </>
  );
}

/** A list of sentences between rules. */
const EntryList = ({ entries }: { entries: string[] }) => (
  <ul className="entries">
    {entries.map((entry) => (
      <li key={entry}>{entry}</li>
    ))}
  </ul>
);

/** The projects of a course, counted. */
const ProjectList = ({ course, briefs }: Pick<CoursePage, "course" | "briefs">) => (
  <ol className="counted projects">
    {course.projects.map((project) => {
      const { name, description } = splitProject(project);
      const brief = briefs.find((brief) => brief.project === name);
      return (
        <li key={project}>
          <b>{name}</b>
          {` - ${description}`}
          {brief ? (
            <>
              {" "}
              <a href={brief.path} className="text-link">
                Try it yourself with the open brief
              </a>
            </>
          ) : null}
        </li>
      );
    })}
  </ol>
);
