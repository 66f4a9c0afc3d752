import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that read colours alone, which is all that a mode of contrast changes. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Finds nothing on the page that breaks WCAG 2.2 AA or best practice. Of a long list it judges the first entries of
 * each kind.
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
  const isRepeated = (entry: Element): boolean => {
    const first = [...(entry.parentElement?.children ?? [])].slice(0, 8);
    return !first.includes(entry) && first.some(({ className }) => className === entry.className);
  };
  const exclude = [...document.querySelectorAll("li")].filter(isRepeated);
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
    { include: document.documentElement, exclude },
    { runOnly, resultTypes: ["violations"] },
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
