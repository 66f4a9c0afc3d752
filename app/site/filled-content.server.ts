import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Course } from "#app/courses/course.ts";
import { loadSiteContent } from "./site-content.server.ts";

/** The day on which the filled content is looked at: one of its groups has begun, two have not. */
export const FILLED_DAY = "2026-12-01";

const FACTS = `
mentors:
  - { name: Asha Rao, track: Foundation, link: https://mentors.example/asha }
groupSize: 12
refunds: The whole price back within two weeks of the first session.
complaints: Complaints go to complaints@academy.example and are answered within three days.
`;

const DATES = `cohorts:
  - { start: 2027-02-03, weekdays: [Wed, Sat], time: "07:30", timeZone: Europe/Berlin, language: de, seats: 8, mentor: Asha Rao }
  - { start: 2026-11-02, weekdays: [Mon, Thu], time: "19:00", timeZone: Asia/Kolkata, language: en, seats: 12, mentor: Asha Rao }
  - { start: 2027-01-11, weekdays: [Mon, Thu], time: "19:00", timeZone: Asia/Kolkata, language: en, seats: 12, mentor: Asha Rao }
price: { amount: 18500, includes: all sessions and reviews }
`;

/** The course that is given dates and a price: the first one of the mentor's track that has an end. */
export function pickCourse(courses: Course[]): Course {
  const picked = courses.find(({ track, hours }) => track === "Foundation" && hours > 0);
  if (!picked) throw new Error("There is no course of the track Foundation that has an end.");
  return picked;
}

/** Copies content and fills in, for tests, what only the owner of the academy can know: dates, prices, mentors. */
export function writeFilledContent(
  folder: string,
  from = "content",
  slug = pickCourse(loadSiteContent(from).courses).slug,
): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
  // What the owner has filled in already makes room: dates of other courses name other mentors.
  const site = path.join(folder, "site.yaml");
  writeFileSync(site, `${dropFields(site, ["mentors", "groupSize", "refunds", "complaints"])}${FACTS}`);
  for (const name of readdirSync(path.join(folder, "courses")).filter((file) => file.endsWith(".md"))) {
    const course = path.join(folder, "courses", name);
    const text = dropFields(course, ["cohorts", "price"]);
    writeFileSync(
      course,
      name === `${slug}.md` ? text.replace(/^marketDemand:/m, `${DATES}marketDemand:`) : text,
    );
  }
}

/** The text of a file without some of its fields: each with all lines below it that are indented or an entry. */
const dropFields = (file: string, fields: string[]): string =>
  readFileSync(file, "utf8").replace(
    new RegExp(`^(?:${fields.join("|")}):.*\\n(?:[ -](?!--).*\\n|#.*\\n(?=[ -](?!--)))*`, "gm"),
    "",
  );
