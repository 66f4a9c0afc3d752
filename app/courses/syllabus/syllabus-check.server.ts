import { SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import { checkName } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { getProjectName, type SyllabusBlock } from "#app/courses/course.ts";
import type { CourseFrontMatter } from "#app/courses/schema/course-schema.server.ts";
import { formatCount } from "#app/text/count.ts";
import { getSyllabusWeeks, getWeeks } from "./hours.ts";
import { formatRange, formatWeeks, getSpanLength } from "./spans.ts";

/** Every fault of a course's syllabus: its weeks, the number and names of its sessions, and what they build. */
export function checkSyllabus(file: ContentFile, data: CourseFrontMatter): Finding[] {
  const blocks = data.syllabus;
  const weeks = getSyllabusWeeks(data);
  const length = `${getWeeks(data) ? "the course has" : "the rhythm of an ongoing course has"} ${formatCount(weeks, "week")}`;
  const wrongWeeks = checkWeeks(file, blocks, weeks, length);
  return [
    ...wrongWeeks,
    ...(wrongWeeks.length > 0 ? [] : checkCounts(file, blocks)),
    ...checkSessionTitles(file, blocks),
    ...checkBuilds(file, data),
    ...checkMilestones(file, data),
  ];
}

/** Blocks cover the weeks from the first to the last, in order, without gap or overlap. */
function checkWeeks(file: ContentFile, blocks: SyllabusBlock[], last: number, length: string): Finding[] {
  const findings: Finding[] = [];
  let next: number | undefined = 1;
  for (const [index, { weeks }] of blocks.entries()) {
    const before = findings.length;
    const fault = (fix: string) =>
      findings.push(findingAt(file, ["syllabus", index, "weeks"], formatWeeks(weeks), fix));
    const end = weeks.to + 1;
    if (next === 1 && weeks.from !== 1) fault("begin the first block with week 1");
    else if (next !== undefined && weeks.from !== next)
      fault(`the block before it ends with week ${next - 1}: begin with week ${next}`);
    if (index === blocks.length - 1 && end !== last + 1) fault(`${length}: end with week ${last}`);
    // The block after a wrong one is not compared with it: its fault would be the same.
    next = findings.length > before ? undefined : end;
  }
  return findings;
}

/** Two sessions a week in every block. */
const checkCounts = (file: ContentFile, blocks: SyllabusBlock[]): Finding[] =>
  blocks.flatMap(({ weeks, sessions: { length } }, index) => {
    const expected = SESSIONS_A_WEEK * getSpanLength(weeks);
    if (length === expected) return [];
    const found = formatCount(length, "session title");
    const fix = `two live sessions a week: write ${expected} for ${formatWeeks(weeks).toLowerCase()}`;
    return findingAt(file, ["syllabus", index, "sessions"], found, fix);
  });

/** No two sessions of a course have the same title. */
function checkSessionTitles(file: ContentFile, blocks: SyllabusBlock[]): Finding[] {
  const places = new Map<string, PropertyKey[]>();
  return blocks.flatMap((block, blockIndex) =>
    block.sessions.flatMap((title, index) => {
      const key = title.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, " ");
      const at = ["syllabus", blockIndex, "sessions", index];
      const first = places.get(key.trim());
      places.set(key.trim(), first ?? at);
      if (!first) return [];
      const fix = `line ${file.lineOf(first)} has the same title: name what is new in this session`;
      return findingAt(file, at, title, fix);
    }),
  );
}

/** The sessions that build a project: the project and the sessions exist, and no session builds two. */
function checkBuilds(file: ContentFile, { builds, projects, sessions }: CourseFrontMatter): Finding[] {
  const known = projects.map(getProjectName);
  const spans = Object.entries(builds);
  return spans.flatMap(([project, { from, to }], index) => {
    const at = ["builds", project];
    if (!known.includes(project))
      return checkName(file, at, project, { where: "the projects of this course", known });
    const fault = (fix: string) => [findingAt(file, at, formatRange({ from, to }, "-"), fix)];
    if (to > sessions) return fault(`the course has ${sessions} sessions: write numbers up to ${sessions}`);
    const [other] = spans.slice(0, index).find(([, span]) => span.from <= to && from <= span.to) ?? [];
    return other ? fault(`'${other}' has one of these sessions: give each session to one project`) : [];
  });
}

/** Milestones are at sessions that exist, in their order. */
const checkMilestones = (file: ContentFile, { milestones, sessions }: CourseFrontMatter): Finding[] =>
  milestones.flatMap(({ session }, index) => {
    const before = milestones[index - 1]?.session ?? 0;
    const fault = (fix: string) => [findingAt(file, ["milestones", index, "session"], session, fix)];
    if (session > sessions)
      return fault(`the course has ${formatCount(sessions, "session")}: write a number up to ${sessions}`);
    return session <= before ? fault(`it comes after session ${before}: list milestones in order`) : [];
  });
