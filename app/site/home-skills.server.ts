import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { type ContentProblem, warn } from "#app/content/content-problem.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";
import type { HomePage } from "#app/routes/home/copy.server.ts";

/** The skills of the home page that stand in the title or syllabus of none of these courses. */
function listUntaught({ skills }: HomePage, courses: Course[]): Set<string> {
  const untaught = new Set(skills.groups.flatMap((group) => group.skills));
  for (const { title, syllabus } of courses) {
    if (untaught.size === 0) break;
    const taught = JSON.stringify([title, syllabus]).toLowerCase();
    for (const skill of untaught) if (taught.includes(skill.toLowerCase())) untaught.delete(skill);
  }
  return untaught;
}

/**
 * Every skill that the home page names must stand in the title or syllabus of a course; said only when all of them could
 * be read. One that went with a retired course is left out of the page: a day that comes stops no build.
 */
export function checkSkills(
  file: ContentFile,
  home: HomePage,
  { courses, retired, isWhole }: Catalogue,
): ContentProblem[] {
  if (!isWhole) return [];
  const untaught = listUntaught(home, courses);
  const unknown = untaught.size > 0 ? listUntaught(home, [...courses, ...retired]) : untaught;
  return home.skills.groups.flatMap((group, groupIndex) =>
    group.skills.flatMap((skill, index) => {
      if (!untaught.has(skill)) return [];
      const at = ["skills", "groups", groupIndex, "skills", index];
      return unknown.has(skill)
        ? problemAt(file, at, skill, "no course names it: write it as a session does, or remove it")
        : warn(problemAt(file, at, skill, "only a retired course names it, so it is left out: remove it"));
    }),
  );
}

/** The home page with the skills that a course of the catalogue teaches. */
export function dropUntaught(home: HomePage, courses: Course[]): HomePage {
  const untaught = listUntaught(home, courses);
  const groups = home.skills.groups
    .map((group) => ({ ...group, skills: group.skills.filter((skill) => !untaught.has(skill)) }))
    .filter(({ skills }) => skills.length > 0);
  return { ...home, skills: { ...home.skills, groups } };
}
