import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

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

/** Copies content and fills in, for tests, what only the owner of the academy can know: dates, prices, mentors. */
export function writeFilledContent(folder: string, from = "content"): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(from, folder, { recursive: true });
  const site = path.join(folder, "site.yaml");
  writeFileSync(site, readFileSync(site, "utf8") + FACTS);
  const java = path.join(folder, "courses/core-java.md");
  writeFileSync(java, readFileSync(java, "utf8").replace(/^marketDemand:/m, `${DATES}marketDemand:`));
}
