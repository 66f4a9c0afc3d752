import { expect, it } from "vitest";
import { FIXTURE, FIXTURE_DAY } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { formatUnstated } from "./unstated.ts";

const { site, courses, pages } = loadSiteContent(FIXTURE, { today: FIXTURE_DAY });
const { facts, ...unstated } = pages.contact.unstated;

it("names what nobody has stated, and leaves out what the owner has", () => {
  const nothing = { ...site, mentors: [], groupSize: undefined, refunds: undefined };
  const open = formatUnstated(nothing, [], { ...unstated, facts });
  for (const fact of [facts.start, facts.mentors, facts.groupSize, facts.refunds, ...facts.further])
    expect(open).toContain(fact);
  const terms = { groupSize: 12, missedSession: "A recording.", refunds: "Yes.", complaints: "To us." };
  const mentors = [{ name: "Asha Rao", track: "Foundation" as const }];
  const priced = courses.map((course) => ({ ...course, price: { amount: 1, includes: "all" } }));
  expect(formatUnstated({ ...site, ...terms, mentors }, priced, { ...unstated, facts })).toBe(
    unstated.text.replace("{facts}", new Intl.ListFormat("en-GB").format(facts.further)),
  );
});
