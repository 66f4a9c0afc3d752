import { describe, expect, it } from "vitest";
import { BROKEN_BODY } from "./broken-sites/body.ts";
import { BROKEN_COURSE_DATA } from "./broken-sites/course-data.ts";
import { BROKEN_DATA } from "./broken-sites/data.ts";
import { BROKEN_DELIVERY } from "./broken-sites/delivery.ts";
import { BROKEN_FILE } from "./broken-sites/file.ts";
import { BROKEN_HEAD } from "./broken-sites/head.ts";
import { BROKEN_LIST_DATA } from "./broken-sites/list-data.ts";
import { BROKEN_SITEMAP } from "./broken-sites/sitemap.ts";
import { checkHtml, RULES } from "./check-site.ts";
import { check, edit, type Files, makeSite, read } from "./sample-site/sample-site.ts";

const BROKEN_SITES = [
  ...BROKEN_HEAD,
  ...BROKEN_DATA,
  ...BROKEN_COURSE_DATA,
  ...BROKEN_LIST_DATA,
  ...BROKEN_BODY,
  ...BROKEN_FILE,
  ...BROKEN_SITEMAP,
  ...BROKEN_DELIVERY,
];

it("finds nothing in a site that keeps every rule", () => expect(check(makeSite())).toEqual([]));

it("finds nothing in a page that shows the price and the calendar of its data", () => {
  const files = makeSite();
  edit("courses/java.html", '"priceCurrency":"INR"', '"priceCurrency":"INR","price":18500')(files);
  edit("courses/java.html", '"courseMode":"Online"', '"courseMode":"Online","startDate":"2027-01-11"')(files);
  edit(
    "courses/java.html",
    "<h2>",
    '<p>₹18,500 <a href="/courses/java-2027-01-11.ics">Calendar</a></p><h2>',
  )(files);
  files.set("courses/java-2027-01-11.ics", "BEGIN:VCALENDAR");
  expect(check(files)).toEqual([]);
});

describe("finds", () => {
  it.each(BROKEN_SITES)("%s: %s", (rule, _, mutate) => {
    const files = makeSite();
    mutate(files);
    expect(check(files).map((fault) => fault.rule)).toContain(rule);
  });
});

it("has a broken site for every rule", () => {
  const tested = new Set(BROKEN_SITES.map(([rule]) => rule));
  expect(RULES.map(({ name }) => name).filter((name) => !tested.has(name))).toEqual([]);
});

describe("html-validate finds", () => {
  it.each([
    ["heading-level", "a skipped level", "<h4>Deep</h4>"],
    ["no-dup-id", "one id twice", '<p id="main"></p>'],
  ])("%s: %s", async (rule, _, markup) => {
    const faultsOf = async (files: Files) => {
      const faults = await checkHtml(read(files));
      return faults.filter(({ file }) => file === "index.html").map((fault) => fault.rule);
    };
    const files = makeSite();
    expect(await faultsOf(files)).not.toContain(`html: ${rule}`);
    edit("index.html", "</main>", `${markup}</main>`)(files);
    expect(await faultsOf(files)).toContain(`html: ${rule}`);
  });
});
