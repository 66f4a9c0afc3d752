import { TRACKS, type Track } from "#app/academy/tracks.ts";
import { getCourseWeeks } from "#app/courses/catalogue/course-weeks.server.ts";
import { summarize } from "#app/courses/course.ts";
import { MarkTile } from "#app/drawing/band.tsx";
import { MarkKey } from "#app/drawing/mark-key.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { formatCount } from "#app/text/count.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/route";
import { Timetable } from "./timetable.tsx";
import { listTools } from "./tool-index.ts";
import { ToolIndex } from "./tool-index-list.tsx";

/** Every session of every course, track by track, and the tools that are taught. */
export function loader() {
  const { page, metadata, courses, articles } = getPageContent("sessions");
  return {
    page,
    metadata,
    groups: TRACKS.map((track) => ({
      track,
      courses: courses
        .filter((course) => course.track === track)
        .map((course) => ({
          course: summarize(course),
          weeks: getCourseWeeks(course, articles.sessions, page.rhythm),
        })),
    })).filter(({ courses }) => courses.length > 0),
    tools: listTools(courses),
  };
}

type Data = Route.ComponentProps["loaderData"];

const TOOLS_ID = "tools";

/** Id of the heading of a track. */
const getTrackId = (track: Track): string => track.toLowerCase().replaceAll(" ", "-");

/** The key of the marks; on wide screens it begins where they do. */
const KEY = (
  <div className="xl:w-[28rem] xl:flex-none xl:pb-1.5 xl:pl-1">
    <MarkKey />
  </div>
);

/** Links to the tracks, each with its mark, and to the tools. */
const Jumps = ({ groups, page }: Data) => (
  <nav aria-label="On this page" className="mt-2 print:hidden">
    <ul className="jumps voice-data">
      {groups.map(({ track }) => (
        <li key={track}>
          <a href={`#${getTrackId(track)}`}>
            <MarkTile marks={{ track, level: "Beginner" }} />
            <b>{track}</b>
          </a>
        </li>
      ))}
      <li>
        <a href={`#${TOOLS_ID}`}>
          <b>{page.tools.title}</b>
        </a>
      </li>
    </ul>
  </nav>
);

/** The timetable: the courses of each track as lines that open week by week. */
export default function Sessions({ loaderData }: Route.ComponentProps) {
  const { page, metadata, groups, tools } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead} aside={KEY}>
        <Jumps {...loaderData} />
      </PageTitle>
      {groups.map(({ track, courses }) => (
        <section key={track} aria-labelledby={getTrackId(track)}>
          <div className="timetable-track">
            <h2 id={getTrackId(track)} className="voice-wide">
              {track}
            </h2>
            <p className="voice-data">{formatCount(courses.length, "course")}</p>
          </div>
          {courses.map(({ course, weeks }) => (
            <Timetable key={course.slug} course={course} weeks={weeks} />
          ))}
        </section>
      ))}
      <Section
        id={TOOLS_ID}
        ground="border-ink border-t-2 bg-plate"
        title={page.tools.title}
        lead={page.tools.lead}
      >
        <ToolIndex tools={tools} />
      </Section>
    </Page>
  );
}
