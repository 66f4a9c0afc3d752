import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What the words of the site avoid, and what they say instead. */
const AVOIDED: [string, RegExp][] = [
  ["an em dash: write a full stop, a comma or a colon", /\u2014/],
  ["'e-mail' or 'mail': write 'email'", /\be-?mail\b(?<!\bemail)|(?<![-/:])\bmail\b/i],
  ["'station': write 'stop'", /\bstations?\b/i],
  ["'catalog': write 'catalogue'", /\bcatalogs?\b(?!\.json)/i],
  [
    "an American spelling: write '-ise', '-our', '-re', 'enrol'",
    /\b(?!Customize\b)\w*([Oo]rganiz|[Rr]ecogniz|[Oo]ptimiz|[Cc]ustomiz|[Ss]ummariz|[Pp]rioritiz|[Aa]nalyz|[Bb]ehavior|[Ff]avor)\w*|\b[Cc]enters?\b|\b[Ee]nroll(ments?)?\b/,
  ],
];

const FILES = globSync("content/{*.yaml,pages/*.yaml,courses/*.md}");

it("the words of the site keep the house style", () => {
  expect(FILES.length).toBeGreaterThan(25);
  const faults = FILES.flatMap((file) =>
    readFileSync(file, "utf8")
      .replaceAll(/https:\/\/\S+/g, "")
      .split("\n")
      .flatMap((line, index) =>
        AVOIDED.filter(([, pattern]) => pattern.test(line.replaceAll("Enroll Now", ""))).map(
          ([what]) => `${file}:${index + 1} has ${what}`,
        ),
      ),
  );
  expect(faults).toEqual([]);
});

it("the code names neither the academy nor its owner", () => {
  const files = globSync("{app,scripts}/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  const named = files.filter((file) => /Zero ?(Academy|AI Labs|Tools)/.test(readFileSync(file, "utf8")));
  expect(named).toEqual([]);
});
