import { expect } from "@playwright/test";
import { content, openedOnce, test } from "../site.ts";
import { expectFirstCall, expectLinks, main } from "./parts.ts";

test.describe("/zerotools", () => {
  test.use({ page: openedOnce("/zerotools") });
  const name = `${content.pages.tools.closing.open} (opens in a new tab)`;

  test(`says '${name}' in the first screen, on a phone and on a wide screen`, ({ page }) =>
    expectFirstCall(page, name, content.site.tools.url));

  test("four tools with bullets, the tools site and the chat", async ({ page }) => {
    const tools = main(page).locator("ul > li", { has: page.getByRole("heading", { level: 2 }) });
    expect(await tools.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      "Prompt Enhancement",
      "AI Workflow Builder",
      "Smart Code Assistant",
      "Content Generator",
    ]);
    for (const [index, { features, example }] of content.pages.tools.tools.entries()) {
      const lists = await tools
        .nth(index)
        .locator("ul, ol")
        .evaluateAll((all) => all.map((list) => [...list.children].map((entry) => entry.textContent)));
      const after = example.after.map(({ name, text }) => `${name}${text}`);
      expect(lists).toEqual([features, example.before, after]);
    }
    await expectLinks(page, [content.site.tools.url]);
    await expect(page.getByRole("link", { name: /^Get in Touch/ })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\//,
    );
    await expect(main(page)).toContainText(/sister company/i);
    const stops = page.getByRole("navigation", { name: "Tools on this page" }).getByRole("link");
    await expect(stops).toHaveCount(4);
    await stops.last().click();
    await expect(tools.last()).toBeInViewport();
  });
});
