import { readFileSync, renameSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createTestContent } from "#app/testing/test-content.server.ts";

const { at, change, load, listFindings } = createTestContent();

const LINK = "link: { label: AI Agents and MCP, href: /courses/ai-agents-mcp }";
const site = "site.yaml";

type Change = [reported: string, from: string | RegExp, to: string, ...findings: string[]];

/** By file, what is reported: a text, what replaces it, and all findings. */
const CHANGES: Record<string, Change[]> = {
  "courses/core-java.md": [
    [
      "an order that another course has",
      "order: 7",
      "order: 2",
      "order: found 2; already used in courses/ai-agents-mcp.md:3: change one of the two",
    ],
    [
      "an id that another course has",
      'id: "12"',
      'id: "9"',
      "already used in courses/ai-agents-mcp.md:2",
      "write 12, as contract.yaml fixes it",
    ],
    [
      "a mentor who is not in site.yaml",
      "mentor: Asha Rao",
      "mentor: Asha Roa",
      "cohorts[0].mentor: found 'Asha Roa'; not in content/site.yaml",
    ],
    [
      "a level that the contract does not have",
      "level: Beginner",
      "level: Advanced",
      "found 'Advanced'; write Beginner, as contract.yaml fixes it, or ask the owner to change it there",
      "rail.course: found 'core-java'; write a course of the level Beginner or All Levels that has an end",
    ],
    [
      "a title too long for a search result",
      "title: Core Java",
      "title: Core Java for people who have never written a line of it",
      "title: found 'Core Java for people who have never written a line of it course | Zero Academy' (78 characters); a search result shows 10-65 characters: write 1-43 (the site adds 22)",
    ],
    [
      "a source that is not the publisher's own site",
      "https://survey.stackoverflow",
      "https://notstackoverflow",
      "url: found 'https://notstackoverflow",
    ],
    [
      "a publisher that is not in publishers.yaml",
      /In Stack Overflow's 2026 (.*\n.*\n.*) Stack Overflow/,
      "The constructor's 2026 survey\n    kind: share\n    source: { publisher: constructor",
      "marketDemand[0].source.publisher: found 'constructor'; not in content/publishers.yaml",
    ],
  ],
  "courses/ai-agents-mcp.md": [
    [
      "sessions that are not two a week",
      "sessions: 6",
      "sessions: 2",
      "sessions: found 2; two live sessions a week are 6 in 3 weeks: correct the sessions or the duration",
    ],
  ],
  "pages/learning-paths.yaml": [
    [
      "a path at the place of another track",
      "track: Foundation",
      "track: AI-Powered",
      "paths[0].track: found 'AI-Powered'; write Foundation",
    ],
    [
      "an ongoing course on a path",
      "course: ai-agents-mcp",
      "course: ai-updates",
      "an ongoing course cannot be on a path: remove it",
    ],
    [
      "a total that the contract does not have",
      "15+ projects",
      "25+ projects",
      "paths[0].facts[2]: found 25+ projects; write 15+ projects here, as contract.yaml fixes it, or ask the owner to change it there",
    ],
    [
      "a missing stop",
      / {6}- \{ name: Java, .*\n/,
      "",
      "write Java (4 weeks, 8 sessions) here, as contract.yaml fixes it",
    ],
    [
      "a total too many",
      "15+ projects",
      "15+ projects, 1 prize",
      "found 1 prize; remove it, as contract.yaml fixes it",
    ],
    [
      "sessions of a stop that its course does not have",
      "sessions: 6,",
      "sessions: 7,",
      "paths[1].rows[0].sessions: found 7; ai-agents-mcp has 6: write 6",
    ],
  ],
  "faq.yaml": [
    [
      "a question twice",
      "How long does a course take?",
      "Do I need prior experience?",
      "[1].question: found 'Do I need prior experience?'; already used in faq.yaml:1: change one of the two",
    ],
    [
      "more questions than the contract has",
      /$/,
      "- question: More?\n  answer: Yes.\n",
      "[3]: found 4 questions; publish 3, as contract.yaml fixes it, or ask the owner to change it there",
    ],
  ],
  "site.yaml": [
    [
      "a figure without its proof",
      'value: "{projects}+"',
      "value: 50+",
      "found '50+'; show what it proves: write {projects}",
    ],
    [
      "a figure whose proof has no such number",
      ", proof: { projects: 8 }",
      "",
      "found '{projects}+'; add the number of {projects} to proof",
    ],
    [
      "a figure higher than its proof",
      "projects: 8 }",
      "projects: 400 }",
      "found 400; the courses have 12: write 12 or fewer",
    ],
    [
      "sessions a week that no course has",
      "sessionsPerWeek: 2",
      "sessionsPerWeek: 3",
      "sessionsPerWeek: found 3; the courses have 2: write 2",
    ],
    [
      "more prompts than the toolkit has",
      "prompts: 4,",
      "prompts: 2000,",
      "content/toolkit has only 4 prompts: claim 4 or fewer",
    ],
    [
      "more days than the roadmap has",
      /days: \d+/,
      "days: 100",
      "toolkitClaim.days: found 100; content/toolkit has 6 days: write 6",
    ],
    [
      "a promise of a page that does not exist",
      "page: /courses/ai-updates,",
      "page: /courses/ai-update,",
      "no such page: write /courses/ai-updates",
    ],
    [
      "a promise that its page does not say",
      "A mentor reads every message;",
      "Our team reads every message;",
      "promises[0].claim: found 'Our team reads every message; there is no bot in between.'; copy the words of pages/contact.yaml, which does not say this, and remove asOf; or change that page back",
    ],
    [
      "an announcement whose last day is over",
      LINK,
      `${LINK}\n  until: 2026-11-20`,
      "warning: announcement.until: found '2026-11-20'; that day is over, so it is not shown: write a later day, or remove the announcement",
    ],
    [
      "a field that names the site's own domain",
      LINK,
      LINK.replace("href: ", "href: https://academy.example"),
      "announcement.link.href: found 'https://academy.example/courses/ai-agents-mcp'; this is the site itself: write /courses/ai-agents-mcp",
    ],
    [
      "an address of the site that ends with a slash",
      "academy.example\n",
      "academy.example/\n",
      "only https:// and the domain: https://academy.example",
    ],
    [
      "a chat number with a plus sign",
      'chatNumber: "9',
      'chatNumber: "+9',
      'write "910000000000": digits only, in quotes, country code first',
    ],
    [
      "a chat number with spaces",
      'chatNumber: "910000000000"',
      "chatNumber: +91 98220 12345",
      "chatNumber: found '+91 98220 12345'; write \"919822012345\": digits only, in quotes, country code first",
      "chatNumberShown: found '+91 00000 00000'; its digits are not those of chatNumber: write +919822012345, with spaces",
    ],
    [
      "a shown chat number with other digits",
      /Shown: .*/,
      "Shown: +91 0",
      "its digits are not those of chatNumber: write +910000000000, with spaces",
    ],
    [
      "a message of enrolment without the course",
      /message: .*/,
      "message: Hello",
      "enrol.message: found 'Hello'; name the course with {title}",
    ],
    [
      "a subject of enrolment without the course",
      '"Enrolment: {title}"',
      "Enrolment",
      "enrol.subject: found 'Enrolment'; name the course with {title}",
    ],
  ],
  "toolkit/prompts/test.yaml": [
    [
      "a head that another group has",
      "AI prompts for unit tests and TDD",
      "Debugging prompts for code and agents",
      "meta.title: found 'Debugging prompts for code and agents | Zero Academy'; already used in toolkit/prompts/debug.yaml:3: change one of the two",
    ],
    [
      "an order that another group has",
      "order: 4",
      "order: 5",
      "order: found 5; already used in toolkit/prompts/debug.yaml:6: change one of the two",
    ],
    [
      "a title that another group has",
      /^title: .*/m,
      "title: Debug",
      "found 'Debug'; already used in toolkit/prompts/debug.yaml:7",
    ],
    [
      "a prompt that another one of the group has",
      "write-a-failing-test-first",
      "list-cases-before-testing",
      "prompts[1].slug: found 'list-cases-before-",
    ],
    [
      "a correction inside another",
      "quote: ValueError",
      'quote: "0.00"',
      "found '0.00'; it overlaps with another quote, or is more than a cell, a line of code or the words of one style",
    ],
    [
      "a placeholder without a label",
      / {6}function_code: \{.*\n/,
      "",
      `prompts[0].placeholders: found ["written_rule"]; {function_code} is missing: add function_code: { label: "What to write", example: "Such as this" }`,
    ],
    [
      "a label for no placeholder",
      "      function_code: { label",
      "      function_cod: { label: A, example: B }\n      function_code: { label",
      "prompts[0].placeholders.function_cod: found 'function_cod'; its prompt has no {function_cod}: remove it, or write {function_cod} in the prompt",
    ],
    [
      "a misspelt name in a label",
      /label: [^,]*/,
      'label: "{nam}"',
      "placeholders.written_rule.label: found {nam}; write {name}",
    ],
    [
      "a value for no placeholder",
      "  function_code: {",
      "  function_cod: {",
      "its prompt has no {function_cod}: write function_code",
    ],
    [
      "a placeholder without a value",
      / {4}written_rule: Orders.*\n/,
      "",
      `worked.input: found ["function_code"]; {written_rule} is missing: add written_rule: "What was filled in"`,
    ],
    [
      "a correction of words not in the answer",
      /quote: .*/,
      "quote: Never said",
      "found 'Never said'; copy the words exactly from the answer",
    ],
    [
      "a worked answer to a draft",
      "    title: List",
      "    draft: true\n    title: List",
      "has only 3 prompts: claim 3 or fewer",
      "worked.prompt: found 'list-cases-before-testing'; not in the published prompts of this group: write write-a-failing-test-first",
    ],
  ],
  "pages/corporate.yaml": [
    [
      "a title too long with its names filled in",
      / {2}title: .*/,
      '  title: "{parent} and {name} teach your team live, on your code"',
      "meta.title: found 'Zero AI Labs and Zero Academy teach your team live, on your code | Zero Academy' (79 characters); a search result shows 10-65 characters: write 1-50 (the site adds 15)",
    ],
    [
      "a title that another page has",
      / {2}title: .*/,
      "  title: Why we teach live, and what we think",
      "already used in pages/corporate.yaml:3",
    ],
  ],
  "briefs/core-java.md": [
    [
      "a description that another page has",
      /description: .*/,
      'description: "A whole session of the Java course in writing: what is on the screen, what we ask and what you type."',
      "description: found 'A whole session of the Java course in writing: what is on the screen, what we ask and ...'; already used in sessions/core-java.md:5: change one of the two",
    ],
    [
      "a link that names the site's own domain",
      "/courses/ai-agents-mcp#projects",
      "https://academy.example/courses/ai-agents-mcp#projects",
      "briefs/core-java.md:30 body: found 'https://academy.example/courses/ai-agents-mcp#projects'; this is the site itself: write /courses/ai-agents-mcp#projects",
    ],
  ],
  "redirects.yaml": [
    [
      "an old address that the site has",
      /$/,
      "- { from: /about, to: /contact }",
      "found '/about'; the site has this address: remove this line",
    ],
    [
      "an old address that differs from a page's in case only",
      /$/,
      "- { from: /Courses, to: /contact }",
      "found '/Courses'; the site has /courses, which some computers take for the same: remove this line",
    ],
    [
      "an old address that differs from a cover's in case only",
      /$/,
      "- { from: /Covers/core-java.svg, to: /contact }",
      "the site has /covers/core-java.svg, which some computers take for the same: remove this line",
    ],
    [
      "an old address that redirects to another old one",
      /$/,
      "- { from: /a, to: /b }\n- { from: /b, to: /about }",
      "that is an old address too: write /about",
    ],
    [
      "two old addresses that redirect to each other",
      /$/,
      "- { from: /a, to: /b }\n- { from: /b, to: /a }",
      "'/b'; that is an old address too: write the ad",
      "'/a'",
    ],
    [
      "a redirect to a page that does not exist",
      /$/,
      "- { from: /a, to: /courses/core-jawa }",
      "no such page: write /courses/core-java",
    ],
    [
      "an old address with a query",
      /$/,
      '- { from: "/page?id=3", to: /about }',
      "and nothing from a ? or # on",
    ],
    [
      "an old address with two slashes in a row",
      /$/,
      "- { from: /old//page, to: /about }",
      "found '/old//page'; remove one of the two slashes",
    ],
    ...[
      "/llms.txt",
      "/favicon.ico",
      "/icons/icon-192.png",
      "/og-image.png",
      "/licenses.txt",
      "/about.md",
      "/covers/core-java.svg",
      "/share/core-java.png",
      "/courses/core-java/session.zip",
      "/courses/core-java/weeks.json",
    ].map(
      (file): Change => [
        `an old address that is the file ${file}`,
        /$/,
        `- { from: ${file}, to: /about }`,
        `found '${file}'; the site has this address: remove this line`,
      ],
    ),
    [
      "an old address twice, with other capitals",
      /$/,
      "- { from: /Catalogue.html, to: /about }",
      "line 2 has this address, too: remove one of the two",
    ],
    [
      "an old address with a host",
      /$/,
      '- { from: "https://a.example", to: /about }',
      "an address such as /courses/old-name, without a host",
    ],
    [
      "an old address twice",
      /$/,
      "- { from: /catalogue, to: /about }",
      "line 2 has this address, too: remove one of the two",
    ],
  ],
  "courses/ai-updates.md": [
    [
      "a rhythm longer than its four weeks",
      "weeks: 4",
      "weeks: 4-5",
      "the rhythm of an ongoing course has 4 weeks: end with week 4",
    ],
  ],
  "pages/home.yaml": [
    [
      "a rail of an advanced course",
      "course: core-java",
      "course: ai-agents-mcp",
      "rail.course: found 'ai-agents-mcp'; write a course of the level Beginner or All Levels that has an end",
    ],
    [
      "a section of the rail that begins at the first session",
      "session: 3,",
      "session: 1,",
      "rail.starts.session: found 1; write 2 or more: the section before it begins at 1",
    ],
    [
      "a track that does not exist",
      "    Foundation:",
      "    Foundatoin:",
      "found the key Foundatoin; this key is unknown: write Foundation",
    ],
    [
      "a link that is not the publisher's own site",
      "https://www.pwc.com/",
      "https://www.notpwc.com/",
      "link to PwC's own site: pwc.com",
    ],
  ],
  "pages/course.yaml": [
    [
      "a retirement text without the course",
      "{title} is no",
      "It is no",
      "found 'It is no longer offered'; name the course with {title}",
    ],
  ],
  "pages/not-found.yaml": [
    [
      "a title too long for a search result",
      "not-found meta title",
      "This page is not here, but the one that you want may be next to it",
      "meta.title: found 'This page is not here, but the one that you want may be next to it | Zero Academy' (81 characters); a search result shows 10-65 characters: write 1-50 (the site adds 15)",
    ],
  ],
  "pages/contact.yaml": [
    [
      "a sentence that a promise quotes",
      "A mentor reads every message;",
      "Our team reads every message;",
      "site.yaml:62 promises[0].claim: found",
    ],
    [
      "hours that end before they begin",
      "to: 18",
      "to: 10",
      "cards.response.hours.to: found 10; write an hour after 'from'",
    ],
  ],
  "pages/dev-toolkit.yaml": [
    [
      "a first prompt that does not exist",
      "full: keep-a-",
      "full: kep-a-",
      "start.full: found 'kep-a-hypothesis-ledger'; not in",
    ],
    [
      "a further prompt that does not exist",
      "others: []",
      "others: [no-such]",
      "start.others[0]: found 'no-such'; not in content/toolkit/prompts",
    ],
  ],
  "toolkit/roadmap/1-foundation.yaml": [
    [
      "a day's course that does not exist",
      "    prompts:",
      "    course: core-jawa\n    prompts:",
      "days[2].course: found 'core-jawa'; no such",
    ],
    [
      "a day's prompt that does not exist",
      "[read-a-stack-trace]",
      "[read-a-trace]",
      "prompts[0]: found 'read-a-trace'; not in content",
    ],
  ],
  "toolkit/roadmap/2-ai-powered.yaml": [
    [
      "an order that another phase has",
      "order: 2",
      "order: 1",
      "already used in toolkit/roadmap/1-foundation.yaml:1: change one of the two",
    ],
    [
      "a title that another phase has",
      /^title: .*/m,
      "title: From an empty file to a tested program",
      "roadmap/1-foundation.yaml:3",
    ],
  ],
  "sessions/core-java.md": [
    [
      "a written session of another course",
      "course: core-java",
      "course: ai-updates",
      "rename this file after its course: ai-updates.md",
    ],
  ],
  "contract.yaml": [
    [
      "a track that does not exist",
      "  Foundation:",
      "  Fondation:",
      "found the key Fondation; this key is unknown: write Foundation",
    ],
  ],
  "publishers.yaml": [
    [
      "a domain in capitals",
      "[pwc.com]",
      "[PwC.com]",
      "PwC[0]: found 'PwC.com'; write a domain in lower case, such as bls.gov",
    ],
    [
      "a publisher's name that ends with a space",
      "GitHub:",
      '"GitHub ":',
      'GitHub : found ["github.blog","github.com"]; remove spaces and line breaks',
    ],
  ],
};

const ROWS = Object.entries(CHANGES).flatMap(([file, changes]) =>
  changes.map(([reported, from, to, ...findings]) => [file, reported, from, to, findings] as const),
);

it.each(ROWS)("%s: reports %s", (file, _, from, to, findings) => {
  change(file, from, to);
  expect(listFindings()).toEqual(findings.map((text) => expect.stringContaining(text)));
});

it("a renamed course first needs a redirect from its old address", () => {
  renameSync(at("courses/core-java.md"), at("courses/first-language.md"));
  expect(listFindings().join("\n")).toContain(
    "first add the line - { from: /courses/core-java, to: NEW ADDRESS } to redirects.yaml",
  );
});

it("the new name of a course is reported wherever the old one is", () => {
  renameSync(at("courses/core-java.md"), at("courses/first-language.md"));
  change("redirects.yaml", /$/, "- { from: /courses/core-java, to: /courses/first-language }\n");
  const findings = listFindings().join("\n");
  expect(findings).toContain("it was renamed: write first-language");
  expect(findings).toContain("that page has moved: write /courses/first-language");
});

it("a course under another name, and every place that has the old one, is reported", () => {
  renameSync(at("courses/core-java.md"), at("courses/java.md"));
  change("redirects.yaml", /$/, "- { from: /courses/core-java, to: /courses/java }\n");
  expect(listFindings().map((line) => line.replace(/:\d+ (\S+): found .*/, " $1"))).toEqual([
    "briefs/core-java.md course",
    "contract.yaml courses.core-java",
    "pages/course.yaml neighbours[0].courses[0]",
    "pages/home.yaml hero.beginners.link.href",
    "pages/home.yaml rail.course",
    "pages/learning-paths.yaml paths[0].rows[0].course",
    "pages/learning-paths.yaml choose.cases[0].links[0].href",
    "pages/learning-paths.yaml further.cases[1].links[0].href",
    "pages/learning-paths.yaml further.cases[2].links[0].href",
    "pages/sample.yaml certificate.course",
    "sessions/core-java.md course",
    "site.yaml footer.courses[0]",
    "toolkit/prompts/test.yaml prompts[0].course",
  ]);
});

describe.each(["draft: true", "retired: 2026-12-01"])("a course with '%s'", (field) => {
  const leave = (course: string) => change(`courses/${course}.md`, "\nlevel:", `\n${field}\nlevel:`);

  it("proves nothing", () => {
    change("site.yaml", "projects: 8 }", "projects: 12 }");
    leave("ai-agents-mcp");
    expect(listFindings().join("\n")).toContain(
      "proof.projects: found 12; the courses have 8: write 8 or fewer",
    );
  });

  it("is not enough for a site", () => {
    for (const course of ["core-java", "ai-agents-mcp", "ai-updates"]) leave(course);
    expect(listFindings()).toContain(
      "courses/ai-agents-mcp.md:2 found no course that is offered and stays; publish one course at least: remove 'draft' or 'retired' from it",
    );
  });
});

it("the length of courses is that of the courses that are offered on the day", () => {
  change("courses/ai-agents-mcp.md", "\nlevel:", "\nretired: 2026-12-01\nlevel:");
  change("briefs/core-java.md", "/courses/ai-agents-mcp#projects", "/courses/ai-agents-mcp");
  change("courses/core-java.md", "next: [ai-agents-mcp]", "next: []");
  change("courses/ai-updates.md", "course: ai-agents-mcp", "course: core-java");
  change("courses/ai-updates.md", "instead: ai-agents-mcp", "instead: core-java");
  const getLength = (today: string) => load({ today }).site.delivery[0]?.value;
  expect([getLength("2026-11-30"), getLength("2026-12-01")]).toEqual(["3 to 4 weeks", "4 weeks"]);
});

describe("the owner's tasks", () => {
  const list = () => load().owners;
  const listTexts = () => list().map(({ text }) => text);

  it("are claims that no content proves, each with its line", () => {
    const lines = readFileSync(at(site), "utf8").split("\n");
    const claim = list().find(({ text }) => text === "95% completion rate");
    expect(lines[(claim?.line ?? 0) - 1]).toContain("value: 95%");
  });

  it("have the question that a claim raises", () => {
    change(site, "label: completion rate", "label: completion rate\n    question: Of whom?");
    expect(listTexts()).toContain("95% completion rate\n    Of whom?");
  });

  it("have the names of a claim filled in", () => {
    change(site, "label: completion rate", 'label: "completion rate at {name}"');
    expect(listTexts()).toContain("95% completion rate at Zero Academy");
  });

  it("are values and claims until they have a day", () => {
    expect(listTexts().slice(0, 4)).toEqual(
      ["identity", "parent", "tools", "licence"].map((part) => `the values of ${part}`),
    );
    expect(listTexts()).toContain("95% completion rate");
    change(site, "label: completion rate", "label: completion rate\n    asOf: 2026-11-20");
    change(site, "  url: https://zerotools.example", "  url: https://zerotools.example\n  asOf: 2026-11-20");
    expect(listTexts()).not.toContain("95% completion rate");
    expect(listTexts()).not.toContain("the values of tools");
  });

  const isListed = (page: string) => listTexts().some((text) => text.startsWith(`${page}:`));

  it.each([
    ["/corporate", "Four steps, each with something"],
    ["/courses/ai-updates", "A certificate for four weeks"],
    ["/courses/core-java/session", "We wrote this session for this page."],
    ["/courses/core-java/projects/invoice-maker", "Write the invoices of a shop."],
    ["/dev-toolkit/debug", "Go from 'it does not work' to a cause"],
  ])("have the promise of the page %s", (page, claim) => {
    change(site, "promises:\n", `promises:\n  - { page: ${page}, claim: "${claim}" }\n`);
    expect(isListed(page)).toBe(true);
  });

  it("have no figure with a proof", () =>
    expect(listTexts().filter((text) => /hours|projects/.test(text))).toEqual([]));

  it("have no promise with a day, and none of a page that is gone", () => {
    change(site, 'in your hands at the end."', 'in your hands at the end.", asOf: 2026-11-20');
    expect(isListed("/corporate")).toBe(false);
    change("courses/ai-updates.md", "\nlevel:", "\nretired: 2026-11-20\nlevel:");
    expect(isListed("/courses/ai-updates")).toBe(false);
  });
});

it("a figure shows the numbers of its proof", () => {
  const { statistics, delivery } = load().site;
  expect([...statistics, ...delivery].map(({ value }) => value)).toEqual([
    "500+",
    "95%",
    "8+",
    "6+",
    "3 to 4 weeks",
    "2 a week",
  ]);
});
