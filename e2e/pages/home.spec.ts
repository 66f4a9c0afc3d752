import { expect } from "@playwright/test";
import { getCoursePath, getTimetablePath } from "#app/academy/addresses.ts";
import { content, listHrefs, test } from "../site.ts";

test("six courses are featured; the wall has a line for each course, its name before its marks; the floating button scrolls to the toolkit, which opens in a new tab", async ({
  page,
}) => {
  await page.goto("/");
  const links = page.locator("[data-course]").getByRole("link", { name: /^Learn More/ });
  expect(await listHrefs(links)).toEqual(content.courses.slice(0, 6).map(({ slug }) => getCoursePath(slug)));
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 4000 });
    const lines = await page.locator(".wall a").evaluateAll((links) =>
      links.map((link) => {
        const boxes = [...link.querySelectorAll(".run > *")].map((mark) => mark.getBoundingClientRect());
        const [name, first, last] = [link.firstElementChild?.getBoundingClientRect(), boxes[0], boxes.at(-1)];
        const right = link.closest(".wall")?.getBoundingClientRect().right ?? 0;
        return {
          ...{ href: link.getAttribute("href"), marks: boxes.length },
          isNamedFirst: !!name && !!first && (name.right <= first.left || name.bottom <= first.top),
          isOneLine: boxes.every(({ top }) => top === first?.top) && !!last && last.right <= right,
          isLastWhite: link.querySelector(".run > b:last-child") !== null,
        };
      }),
    );
    const expected = content.courses.map((course) => ({
      ...{ href: getTimetablePath(course.slug), marks: course.sessions },
      ...{ isNamedFirst: true, isOneLine: true, isLastWhite: course.duration !== "Ongoing" },
    }));
    expect(lines, `${width} px`).toEqual(expected);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const minuteWidths = await page.locator(".hour > li").evaluateAll((parts) =>
    parts.map((part) => {
      const [from = 0, to = 0] = part.firstElementChild?.textContent?.match(/\d+/g)?.map(Number) ?? [];
      return part.getBoundingClientRect().width / (to - from);
    }),
  );
  expect(Math.max(...minuteWidths) / Math.min(...minuteWidths)).toBeCloseTo(1, 2);
  const button = page.getByRole("link", { name: "Free AI Toolkit" });
  const offer = page.locator("#toolkit-cta");
  const { prompts, days } = content.site.toolkitClaim;
  for (const claim of [`${prompts}+ prompts`, `${days}-day roadmap`])
    await expect(offer).toContainText(claim);
  for (const [reducedMotion, behavior] of [
    ["no-preference", "smooth"],
    ["reduce", "auto"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await expect(button).toBeInViewport();
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(offer).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", behavior);
    await expect(offer).toBeFocused();
  }
  const opened = page.context().waitForEvent("page");
  await offer.getByRole("link", { name: content.pages.home.toolkit.button }).click();
  await expect(await opened).toHaveURL("/dev-toolkit");
  // In a low window the button does not float.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(button).not.toBeInViewport();
});
