import type { Site } from "#app/academy/site-schema.server.ts";
import { SESSIONS_A_WEEK } from "#app/academy/tracks.ts";
import type { Content } from "#app/content/collection.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type Finding, findingAt } from "#app/content/finding.ts";
import { adviseOnAddress } from "#app/content/links.server.ts";
import { COURSES } from "#app/courses/schema/course-collection.server.ts";
import type { CourseFrontMatter } from "#app/courses/schema/course-schema.server.ts";
import { SITE } from "#app/site/collections.server.ts";
import { getProof, listFigures } from "#app/site/figures.server.ts";
import { formatCount } from "#app/text/count.ts";
import { PROMPT_GROUPS, ROADMAP } from "#app/toolkit/toolkit-collections.server.ts";

type Proof = NonNullable<Site["statistics"][number]["proof"]>;

/** Checks what site.yaml claims against the content that proves it; totals only where no file is missing from them. */
export function checkClaims(content: Content): Finding[] {
  // Courses with a retirement date count no more: a claim that needs one fails when the date is written, not on the day.
  const all = content.all(COURSES);
  const courses = all?.filter(({ data: { draft, retired } }) => !draft && !retired).map(({ data }) => data);
  const isEmpty = courses?.length === 0;
  return content
    .entries(SITE)
    .flatMap(({ file, data }) => [
      ...(isEmpty && all?.[0] ? [refuseEmpty(all[0].file)] : []),
      ...(isEmpty || !courses ? [] : checkFigures(file, data, courses)),
      ...checkToolkitClaim(file, data, content),
      ...data.promises.flatMap(({ page }, index) =>
        content.pages.has(page)
          ? []
          : findingAt(file, ["promises", index, "page"], page, adviseOnAddress(page, content) ?? ""),
      ),
    ]);
}

function refuseEmpty(file: ContentFile): Finding {
  const fix = "publish one course at least: remove 'draft' or 'retired' from it";
  return { ...findingAt(file, [], undefined, fix), found: "no course that is offered and stays" };
}

/** The courses prove the numbers of each figure. */
function checkFigures(file: ContentFile, site: Site, courses: CourseFrontMatter[]): Finding[] {
  const totals: Record<keyof Proof, number> = {
    projects: courses.reduce((sum, { projects }) => sum + projects.length, 0),
    taughtHours: courses.reduce((sum, { hours }) => sum + hours, 0),
    sessionsPerWeek: SESSIONS_A_WEEK,
  };
  return listFigures(site).flatMap(({ claim, at }) =>
    Object.entries(getProof(claim)).flatMap(([name, number]) => {
      const total = totals[name as keyof Proof];
      const isLeast = name === "projects" || name === "taughtHours";
      if (isLeast ? number <= total : number === total) return [];
      const fix = `the courses have ${total}: write ${total}${isLeast ? " or fewer" : ""}`;
      return findingAt(file, [...at, "proof", name], number, fix);
    }),
  );
}

function checkToolkitClaim(file: ContentFile, { toolkitClaim }: Site, content: Content): Finding[] {
  const groups = content.all(PROMPT_GROUPS);
  const phases = content.all(ROADMAP);
  if (!groups || !phases) return [];
  const findings: Finding[] = [];
  const fault = (field: "prompts" | "days", fix: string) =>
    findings.push(
      findingAt(file, ["toolkitClaim", field], toolkitClaim[field], `content/toolkit has ${fix}`),
    );
  const prompts = groups.flatMap(({ data }) => data.prompts.filter(({ draft }) => !draft)).length;
  const days = phases.flatMap(({ data }) => data.days).length;
  if (prompts < toolkitClaim.prompts)
    fault("prompts", `only ${formatCount(prompts, "prompt")}: claim ${prompts} or fewer`);
  if (days !== toolkitClaim.days) fault("days", `${formatCount(days, "day")}: write ${days}`);
  return findings;
}
