import { edit } from "../sample-site/sample-site.ts";
import type { BrokenSite } from "./broken-site.ts";

/** For each rule of the lists in structured data, broken sites that it catches. */
export const BROKEN_LIST_DATA: BrokenSite[] = [
  ["breadcrumbs", "a trail too short", edit("contact.html", /,\{"@type":"ListItem","position":2[^}]*\}/, "")],
  [
    "breadcrumbs",
    "other words on the page",
    edit("courses/java.html", "<li>/ Java</li>", "<li>/ Core Java</li>"),
  ],
  [
    "item-list",
    "a course left out",
    edit(
      "courses.html",
      '{"@type":"ListItem","position":1,"url":"https://academy.example/courses/java"}',
      "",
    ),
  ],
  [
    "faq",
    "an answer that the page does not show",
    edit("contact.html", "<p>Why? Because.</p>", "<p>Why?</p>"),
  ],
];
