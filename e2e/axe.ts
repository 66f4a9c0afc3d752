import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that read colours alone, which is all that a mode of contrast changes. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Finds nothing on the page that breaks WCAG 2.2 AA or best practice. Of entries of lists it judges the first four of
 * each make, that is with the same classes inside the same, and those with the focus or the pointer.
 * @param rules where the page has been judged in another mode: those that may judge otherwise in this one.
 */
export async function expectNoViolations(page: Page, rules: string[] = TAGS): Promise<void> {
  // A document takes it once: reading its 570 kB is half of what a page costs.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await page.evaluate(untilColoursStand);
  expect(await page.evaluate(listViolations, rules)).toEqual([]);
}

/** What is between two colours has the contrast of neither. */
async function untilColoursStand(): Promise<void> {
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  // One that is given up, because its element goes, is over as well.
  await Promise.allSettled(changes.map(({ finished }) => finished));
}

async function listViolations(runOnly: string[]): Promise<string[]> {
  const makes = new Map<Element | null, string>();
  const seen = new Map<string, number>();
  const isRepeated = (entry: Element): boolean => {
    const own = `${entry.localName}.${entry.getAttribute("class")}[${entry.getAttribute("style")}]`;
    const make = `${makes.get(entry.parentElement) ?? ""} ${own}`;
    makes.set(entry, make);
    if (entry.localName !== "li" || entry.matches(":hover, :focus-within")) return false;
    seen.set(make, (seen.get(make) ?? 0) + 1);
    return (seen.get(make) ?? 0) > 4;
  };
  // Others stand in for them meanwhile. Left out by name they cost as much as judged: axe looks each element up there.
  const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter(isRepeated).map((entry) => {
    const place = document.createElement("li");
    place.style.height = `${entry.offsetHeight}px`;
    return { entry, place };
  });
  // All heights are read before the first is replaced: the browser would lay the page out anew for each.
  for (const { entry, place } of cut) entry.replaceWith(place);
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    runOnly,
    resultTypes: ["violations"],
  });
  for (const { entry, place } of cut) place.replaceWith(entry);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
