import { problemAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import type { HomePage } from "#app/content/pages/home-schema.server.ts";
import type { Catalogue } from "#app/courses/catalogue.server.ts";

/** Every skill that the home page names must stand in the title or syllabus of a course; said only when all of them could be read. */
export function checkSkills(
  file: ContentFile,
  { skills }: HomePage,
  { courses, isWhole }: Catalogue,
): ContentProblem[] {
  if (!isWhole) return [];
  const taught = JSON.stringify(courses.map(({ title, syllabus }) => [title, syllabus])).toLowerCase();
  return skills.groups.flatMap((group, groupIndex) =>
    group.skills.flatMap((skill, index) =>
      taught.includes(skill.toLowerCase())
        ? []
        : problemAt(
            file,
            ["skills", "groups", groupIndex, "skills", index],
            skill,
            "no course names it: write it as a session does, or remove it",
          ),
    ),
  );
}
