import { expect } from "@playwright/test";
import { content, openedOnce, test } from "../site.ts";
import { expectFirstCall, expectLinks, main, section } from "./parts.ts";

test.describe("/corporate", () => {
  test.use({ page: openedOnce("/corporate") });

  test("says 'Book a Discovery call' in the first screen, on a phone and on a wide screen", ({ page }) =>
    expectFirstCall(page, "Book a Discovery call", "/contact?about=team"));

  test("six programmes, four reasons, four steps in order", async ({ page }) => {
    const { programmes, reasons, process } = content.pages.corporate;
    const branches = await main(page)
      .locator("ol > li svg > path")
      .evaluateAll((paths) => paths.map((path) => (path.getAttribute("d")?.split("M").length ?? 0) - 1));
    // Upright and lying, each an edge and what it encloses.
    expect(branches).toEqual(Array(4).fill(programmes.items.length));
    await expect(section(page, programmes.title).getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect(section(page, reasons.title).getByRole("heading", { level: 3 })).toHaveCount(4);
    const steps = section(page, process.title).locator("ol > li");
    expect(await steps.getByRole("heading").allTextContents()).toEqual([
      "Discovery",
      "Customize",
      "Deliver",
      "Support",
    ]);
    await expectLinks(page, ["/contact", "/courses", "/about"]);
  });
});
