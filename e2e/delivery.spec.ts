import { expect } from "@playwright/test";
import { COURSE, COURSE_PATH, test, waitForPaint } from "./support/site.ts";

type LayoutShift = PerformanceEntry & { value: number };

declare global {
  interface Window {
    layoutShift: number;
  }
}

// Status, type and headers of every address: hosting.spec.ts.

test("a course page carries its text once, not again as data", async ({ request }) => {
  const sentence = /<p>([^<&]+)/.exec(COURSE.longDescription.rest)?.[1] ?? "";
  const html = await (await request.get(COURSE_PATH)).text();
  expect(html.split(sentence).length - 1).toBe(1);
});

test("the licences of all that browsers get can be read", async ({ request }) => {
  const text = await (await request.get("/licenses.txt")).text();
  for (const name of ["react", "@firebase/firestore"])
    expect(text).toMatch(new RegExp(`^## ${name} - \\d+\\.\\d+\\.\\d+ \\((MIT|Apache-2.0)\\)$`, "m"));
  expect(text).toMatch(/^## Anek Latin \(OFL-1.1\)\n\nCopyright 2021 The Anek Project Authors/m);
});

test("a font that comes late shifts nothing", async ({ page }) => {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.layoutShift += (entry as LayoutShift).value;
    }).observe({ type: "layout-shift" });
  });
  await page.route("**/*.woff2", async (route) => {
    await waitForPaint(page);
    await route.continue();
  });
  for (const [path, width] of [
    ["/", 375],
    ["/courses", 375],
    ["/courses", 768],
    ["/courses", 1100],
    ["/courses", 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const font = page.waitForResponse("**/*.woff2");
    await page.goto(path);
    await font;
    await page.evaluate(() => document.fonts.ready);
    await waitForPaint(page);
    // A tenth of what Core Web Vitals call good.
    expect.soft(await page.evaluate(() => window.layoutShift), `${path} at ${width} px`).toBeLessThan(0.01);
  }
});
