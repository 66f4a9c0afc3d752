import { getCoursePath } from "#app/content/addresses.ts";
import { checkReference, findingAt } from "#app/content/check-shape.server.ts";
import type { ContentFile } from "#app/content/content-file.server.ts";
import { asWarning, type Finding } from "#app/content/finding.ts";
import { checkSources } from "#app/content/publishers.server.ts";
import { visitTexts } from "#app/content/text-faults.server.ts";
import { checkComplete, checkVersions } from "#app/courses/catalogue.server.ts";
import { checkPathRows } from "#app/courses/learning-paths.server.ts";
import { checkStart } from "#app/toolkit/toolkit-checks.server.ts";
import { AddressBook } from "./address-book.server.ts";
import { checkAnnouncement } from "./announcement.server.ts";
import { checkClaims } from "./claims.server.ts";
import { checkCollections } from "./collections.server.ts";
import { checkHeads } from "./head-checks.server.ts";
import { checkRedirects } from "./redirects.server.ts";
import type { ReadContent } from "./site-content.server.ts";

/** Checks files against each other. A file with a fault of its own is left out, so that one mistake is one fault. */
export function checkTogether(read: ReadContent, today: string): Finding[] {
  return [
    ...checkPages(read),
    ...checkQuestions(read),
    ...checkComplete(read.contract.file, read.catalogue.written, read.contract.data?.courses ?? {}),
    ...checkSite(read, today),
    ...checkCollections(read.entries, read.catalogue),
    ...checkHeads(read),
    ...checkLinks(read),
    ...checkVersions(read.catalogue, today).map(asWarning),
  ];
}

function checkPages(read: ReadContent): Finding[] {
  const { pages, catalogue, publishers, promptGroups, isToolkitWhole } = read;
  const { home, sample, "dev-toolkit": words } = pages;
  return [
    ...(words.data && isToolkitWhole ? checkStart(words.file, words.data.start, promptGroups) : []),
    ...(home.data ? checkSources(home.file, ["market", "facts"], home.data.market.facts, publishers) : []),
    ...(sample.data
      ? checkReference(sample.file, ["certificate", "course"], sample.data.certificate.course, {
          noun: "course",
          known: catalogue.slugs,
        })
      : []),
    ...checkPaths(read),
  ];
}

/** Checks the learning paths against the courses, and only if they agree against the contract. */
function checkPaths({ pages, catalogue, contract }: ReadContent): Finding[] {
  const { file, data } = pages["learning-paths"];
  if (!data) return [];
  const wrong = checkPathRows(file, data, catalogue);
  if (wrong.length > 0) return wrong;
  return data.paths.flatMap(({ track, facts, rows }, index) => {
    const fixed = contract.data?.paths[track];
    if (!fixed) return [];
    const at = ["paths", index];
    return [
      ...compareLists(file, [...at, "facts"], facts, fixed.facts),
      ...compareLists(file, [...at, "rows"], rows.map(formatStop), fixed.stops.map(formatStop)),
    ];
  });
}

const formatStop = ({ name, weeks, sessions }: { name: string; weeks: number; sessions: number }): string =>
  `${name} (${weeks} weeks, ${sessions} sessions)`;

/** Compares a list with the one of contract.yaml, and reports the first entry that differs. */
function compareLists(file: ContentFile, at: PropertyKey[], found: string[], fixed: string[]): Finding[] {
  const length = Math.max(found.length, fixed.length);
  const index = Array.from({ length }, (_, place) => place).find((place) => found[place] !== fixed[place]);
  if (index === undefined) return [];
  const isMissing = found[index] !== undefined && found.length < fixed.length;
  const change =
    found.length > fixed.length ? "remove it" : `write ${fixed[index]}${isMissing ? " before it" : ""}`;
  const fix = `contract.yaml fixes ${fixed.length} entries: ${change}, or let the owner change it there`;
  const path = found[index] === undefined ? at : [...at, index];
  return [findingAt(file, path, found[index], fix)];
}

/** Checks the number of published questions, if the owner has fixed it. */
function checkQuestions({ faq: { file, data }, contract }: ReadContent): Finding[] {
  const fixed = contract.data?.questions;
  const count = data?.filter(({ draft }) => !draft).length;
  if (fixed === undefined || count === undefined || count === fixed) return [];
  const fix = `contract.yaml fixes ${fixed}: write as many, or let the owner change it there`;
  const at = [Math.min(count, fixed)].filter((index) => index < (data?.length ?? 0));
  return [{ ...findingAt(file, at, undefined, fix), found: `${count} questions` }];
}

function checkSite({ site, catalogue, toolkit, isToolkitWhole }: ReadContent, today: string): Finding[] {
  if (!site.data) return [];
  const { file, data } = site;
  return [
    ...checkClaims(file, data, catalogue, isToolkitWhole ? toolkit : undefined),
    ...checkAnnouncement(file, data, catalogue, today),
  ];
}

/** Checks that every link of copy, site facts and bodies leads to a page, and every old address as well. */
function checkLinks(read: ReadContent): Finding[] {
  const { site, pages, catalogue, entries, redirects } = read;
  const book = new AddressBook(read);
  const origin = site.data?.identity.origin;
  const advise = (href: string, here?: string) =>
    origin && `${href}/`.startsWith(`${origin}/`)
      ? `it is a page of this site: write ${href.slice(origin.length) || "/"}`
      : /^[/#]/.test(href) && book.advise(href, here);
  const copies: Finding[] = [];
  for (const { file, data } of [site, ...Object.values(pages)])
    visitTexts(data, (text, path) => {
      const fix = path.at(-1) === "href" && advise(text);
      if (fix) copies.push(findingAt(file, [...path], text, fix));
    });
  const written = [
    ...catalogue.entries.map((entry) => ({
      ...entry,
      path: getCoursePath(entry.slug),
      at: "longDescription",
    })),
    ...Object.values(entries).flatMap((list) => list.map((entry) => ({ ...entry, at: "body" }))),
  ];
  const bodies = written.flatMap(({ file, path, at, body }) =>
    body.links.flatMap(({ href, line }) => {
      const fix = advise(href, path);
      return fix ? [{ ...findingAt(file, [at], href, fix), line }] : [];
    }),
  );
  return [
    ...copies,
    ...bodies,
    ...(redirects.data ? checkRedirects(redirects.file, redirects.data, book) : []),
  ];
}
