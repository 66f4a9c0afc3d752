import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  const site = path.join(folder, "site.yaml");
  writeFileSync(site, readFileSync(site, "utf8") + FACTS);
  const course = path.join(folder, `courses/${slug}.md`);
  writeFileSync(course, readFileSync(course, "utf8").replace(/^marketDemand:/m, `${DATES}marketDemand:`));
}
