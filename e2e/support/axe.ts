import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that read colours: another width or contrast changes nothing else that axe reads. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Expects nothing on the page that breaks WCAG 2.2 AA or best practice.
 * @param rules only these rules of axe, where the others were checked in another mode; `within`: only this part.
 */
export async function expectNoViolations(
  page: Page,
  { rules = TAGS, within = "html" }: { rules?: string[]; within?: string } = {},
): Promise<void> {
  // Once a document: loading axe's 570 kB is half of what a page costs.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await page.evaluate(waitForTransitions);
  expect(await page.evaluate(listViolations, [within, rules] as const)).toEqual([]);
}

/** What is between two colours has the contrast of neither. */
async function waitForTransitions(): Promise<void> {
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  // A transition that is cancelled because its element goes is over, too.
  await Promise.allSettled(changes.map(({ finished }) => finished));
}

async function listViolations([within, runOnly]: readonly [string, string[]]): Promise<string[]> {
  const { violations, incomplete } = await (window as typeof window & { axe: typeof axe }).axe.run(within, {
    runOnly,
    resultTypes: ["violations", "incomplete"],
  });
  // Text in the colour of its ground might be hidden on purpose: axe leaves that to its user.
  const unseen = incomplete.map(({ id, nodes }) => ({
    id,
    nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio")),
  }));
  return [...violations, ...unseen]
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
