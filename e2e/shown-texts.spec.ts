import { expect, test } from "@playwright/test";
import { findUnseenFields } from "../scripts/check-site/shown-texts.ts";
import { readBuiltSite } from "../scripts/check-site/site.ts";
import { MOVED } from "./hosts/servers.ts";

// `npm run check` looks for every text of a course, prompt, session and brief, whatever an editor writes. Which texts of
// the pages around them are shown depends on the content, so they are looked for in the site of the fixture.

/** Texts that this site does not show. */
const NOT_SHOWN = [
  // For other programs, and in links.
  "site.identity.description",
  "site.identity.profiles.0",
  "site.chatGreeting",
  // No course is retired, says its own hours, costs, versions or questions, or has groups without a price.
  "course.retired.related",
  "course.enrolment.unknown.price",
  "course.enrolment.ongoing.unknown.start",
  "course.goodToKnow.hours.title",
  "course.goodToKnow.costs",
  "course.goodToKnow.missedSession",
  "course.goodToKnow.taughtWith.title",
  "course.readiness.title",
  "course.readiness.lead",
  "course.readiness.ready",
  "course.readiness.nearly",
  "course.readiness.notYet",
  // There is one brief, and a store of messages.
  "brief.others",
  "contact.unavailable",
  // No prompt has these placeholders, or names the assistant that it was tested with.
  "dev-toolkit.prompts.shared.language.label",
  "dev-toolkit.prompts.shared.language.example",
  "dev-toolkit.prompts.shared.framework.label",
  "dev-toolkit.prompts.shared.framework.example",
  "dev-toolkit.prompts.shared.cloud_provider.label",
  "dev-toolkit.prompts.shared.level.label",
  "dev-toolkit.prompts.shared.level.example",
  "dev-toolkit.prompts.tested",
  // Of pages that are not opened.
  "not-found.moved.title",
  "not-found.moved.text",
  "not-found.failure.title",
  "not-found.failure.text",
  "not-found.failure.report",
];

test("the pages show all their texts but those that the content gives no reason for", () => {
  const { site, pages, faq, toolkit } = MOVED.content;
  const texts = { site, ...pages, faq, roadmap: toolkit.phases };
  expect(findUnseenFields(readBuiltSite(MOVED.folder, MOVED.content), texts)).toEqual(NOT_SHOWN);
});
