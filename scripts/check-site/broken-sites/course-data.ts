import { edit } from "../sample-site/sample-site.ts";
import type { BrokenSite } from "./broken-site.ts";

/** For each rule of the structured data of a course, broken sites that it catches. */
export const BROKEN_COURSE_DATA: BrokenSite[] = [
  [
    "course",
    "a free course",
    edit("courses/java.html", '"isAccessibleForFree":false', '"isAccessibleForFree":true'),
  ],
  [
    "course",
    "a price that the page does not show",
    edit("courses/java.html", '"priceCurrency":"INR"', '"priceCurrency":"INR","price":1'),
  ],
  [
    "course",
    "an ongoing course without its rhythm",
    edit(
      "courses/java.html",
      /"timeRequired":"P14W",|(?<="courseMode":"Online"),"courseWorkload":"PT28H"/g,
      "",
    ),
  ],
  [
    "course",
    "a group without its calendar",
    edit("courses/java.html", '"courseMode":"Online"', '"courseMode":"Online","startDate":"2027-01-11"'),
  ],
  [
    "course",
    "a version that the page does not show",
    edit("courses/java.html", "Taught with: Java 25", "Taught with: Java 21"),
  ],
  ["course", "a workload without a length", edit("courses/java.html", '"timeRequired":"P14W",', "")],
  [
    "part-of-course",
    "a session of no course",
    edit(
      "courses/java/session.html",
      '"@id":"https://academy.example/courses/java#course"',
      '"@id":"https://academy.example/courses/jav#course"',
    ),
  ],
  [
    "part-of-course",
    "a session that its course does not link",
    edit("courses/java.html", '<a href="/courses/java/session">Session</a>', ""),
  ],
  [
    "part-of-course",
    "a session that does not link its course",
    edit("courses/java/session.html", '<a href="/courses/java">Java</a>', ""),
  ],
  [
    "part-of-course",
    "a session with another heading",
    edit("courses/java/session.html", '"name":"Heading"', '"name":"Lesson"'),
  ],
  [
    "syllabus",
    "a block that the page does not show",
    edit("courses/java.html", "<h2>The language", "<h2>The words"),
  ],
  ["syllabus", "a block without its weeks", edit("courses/java.html", "P4W", "four weeks")],
];
