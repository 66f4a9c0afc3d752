import { ORIGIN } from "../sample-site/sample-data.ts";
import { edit } from "../sample-site/sample-site.ts";
import type { BrokenSite } from "./broken-site.ts";

/** For each rule of the structured data of every page, broken sites that it catches. */
export const BROKEN_DATA: BrokenSite[] = [
  ["json-ld-parses", "half a script", edit("index.html", '"@graph":[', '"@graph":[[')],
  ["json-ld-escaped", "a '<' in a text", edit("index.html", '"An academy."', '"An <b>academy."')],
  [
    "json-ld-types",
    "a course page without its course",
    edit("courses/java.html", '"@type":"Course"', '"@type":"Thing"'),
  ],
  [
    "json-ld-required",
    "a course without its level",
    edit("courses/java.html", '"educationalLevel":"Beginner",', ""),
  ],
  ["json-ld-empty", "an empty name", edit("index.html", '"name":"Academy"', '"name":""')],
  [
    "json-ld-ids",
    "a reference to nothing",
    edit(
      "index.html",
      '"publisher":{"@id":"https://academy.example/#organization"}',
      '"publisher":{"@id":"https://academy.example/#nobody"}',
    ),
  ],
  [
    "json-ld-types",
    "a session without its resource",
    edit("courses/java/session.html", '"@type":"LearningResource"', '"@type":"Thing"'),
  ],
  ["json-ld-invented", "a rating", edit("courses/java.html", '"@type":"Offer"', '"@type":"AggregateRating"')],
  ["json-ld-invented", "no hours", edit("courses/java.html", "PT28H", "PT0H")],
  [
    "json-ld-page",
    "another address",
    edit("contact.html", `"url":"${ORIGIN}/contact"`, `"url":"${ORIGIN}/kontakt"`),
  ],
  ["json-ld-page", "a page about nothing", edit("courses/java.html", '"mainEntity":', '"about":')],
  [
    "search-action",
    "another parameter",
    edit("index.html", "?search={search_term_string}", "?q={search_term_string}"),
  ],
];
