import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Finds nothing on the page that breaks WCAG 2.2 AA or best practice.
 * @param except rules that cannot judge the page in its mode.
 */
export async function expectNoViolations(page: Page, except: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: TAGS,
      resultTypes: ["violations"],
      rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    })
    // The other mode, for pages with frames, opens a second page and takes three times as long.
    .setLegacyMode(true)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ).toEqual([]);
}
