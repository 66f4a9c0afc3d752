import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";
import type { HomePage } from "#app/routes/home/copy.server.ts";

/** Every skill that the home page names must stand in the title or syllabus of a course; said only when all of them could be read. */
export function checkSkills(
  file: ContentFile,
  { skills }: HomePage,
  { courses, isWhole }: Catalogue,
): ContentProblem[] {
  if (!isWhole) return [];
  const untaught = new Set(skills.groups.flatMap((group) => group.skills));
  for (const { title, syllabus } of courses) {
    if (untaught.size === 0) return [];
    const taught = JSON.stringify([title, syllabus]).toLowerCase();
    for (const skill of untaught) if (taught.includes(skill.toLowerCase())) untaught.delete(skill);
  }
  return skills.groups.flatMap((group, groupIndex) =>
    group.skills.flatMap((skill, index) =>
      untaught.has(skill)
        ? problemAt(
            file,
            ["skills", "groups", groupIndex, "skills", index],
            skill,
            "no course names it: write it as a session does, or remove it",
          )
        : [],
    ),
  );
}
