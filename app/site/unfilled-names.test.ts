import { expect, it } from "vitest";
import { FIXTURE } from "./copied-content.server.ts";
import { findUnfilledNames } from "./unfilled-names.server.ts";

const find = (html: string) =>
  findUnfilledNames("/x", html, FIXTURE).map(({ file, field, found }) => `${file} ${field} ${found}`);

it("a name that a page shows in its words is named where it was written", () =>
  expect(find("<p>In {language}, {seats} seats, with Asha</p>")).toEqual([
    "app/site/fixture/pages/course.yaml enrolment.group {language}",
    "app/site/fixture/pages/course.yaml enrolment.group {seats}",
  ]));

it.each([
  ["a name that is filled in", "<p>In German, 12 seats</p>"],
  ["braces that no text of a page has, such as an escape", "<p>The {title} of a book</p>"],
  ["code", "<pre>In {language}, {seats} seats</pre><script>In {language}, </script>"],
])("%s is right", (_, html) => expect(find(html)).toEqual([]));
