import { findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { asWarning, type Finding } from "#app/content/finding.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import type { Course } from "#app/courses/course.ts";
import type { HomePage } from "#app/routes/home/copy.server.ts";

/** The skills of the home page that none of these courses names in its title or syllabus. */
function listUntaught({ skills }: HomePage, courses: Course[]): Set<string> {
  const untaught = new Set(skills.groups.flatMap((group) => group.skills));
  for (const { title, syllabus } of courses) {
    if (untaught.size === 0) break;
    const taught = JSON.stringify([title, syllabus]).toLowerCase();
    for (const skill of untaught) if (taught.includes(skill.toLowerCase())) untaught.delete(skill);
  }
  return untaught;
}

/** Warns of skills that the home page leaves out; only if every course could be read. */
export function checkSkills(file: ContentFile, home: HomePage, { courses, isWhole }: Catalogue): Finding[] {
  if (!isWhole) return [];
  const untaught = listUntaught(home, courses);
  const fix = "no course on offer names it, so it is left out: write it as a session does, or remove it";
  return home.skills.groups.flatMap((group, groupIndex) =>
    group.skills.flatMap((skill, index) =>
      untaught.has(skill)
        ? asWarning(findingAt(file, ["skills", "groups", groupIndex, "skills", index], skill, fix))
        : [],
    ),
  );
}

/** The home page without the skills that no course on offer teaches. */
export function dropUntaught(home: HomePage, courses: Course[]): HomePage {
  const untaught = listUntaught(home, courses);
  const groups = home.skills.groups
    .map((group) => ({ ...group, skills: group.skills.filter((skill) => !untaught.has(skill)) }))
    .filter(({ skills }) => skills.length > 0);
  return { ...home, skills: { ...home.skills, groups } };
}
