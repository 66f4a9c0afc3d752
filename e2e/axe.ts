import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that judge how a page looks; the others read its markup alone, which is the same in every mode. */
export const LOOKS = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

/**
 * Finds nothing on the page that breaks WCAG 2.2 AA or best practice.
 * @param rules where the page has been judged in another mode: those that may judge otherwise in this one.
 */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules ?? TAGS, resultTypes: ["violations"] })
    // The other mode, for pages with frames, opens a second page and takes three times as long.
    .setLegacyMode(true)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}
