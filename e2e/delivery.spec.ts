import { expect } from "@playwright/test";
import { content, open, PATHS, test } from "./site.ts";

// Served by Firebase Hosting's own engine from firebase.json, as in production.

test("every canonical address answers at once, and other spellings of it lead there (R31)", async ({
  request,
}) => {
  for (const path of PATHS) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
  }
  for (const [path, target] of [
    ["/courses/", "/courses"],
    ["/courses/core-java.html", "/courses/core-java"],
    ["/courses/core-java/", "/courses/core-java"],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers().location).toBe(target);
  }
});

test("route data is kept for five minutes, hashed files for good (R36)", async ({ page, request }) => {
  const data = await request.get("/courses/core-java.data");
  expect(data.headers()["cache-control"]).toBe("public, max-age=300");
  await open(page, "/courses/core-java");
  const script = await page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .find((name) => /\/assets\/.*\.js$/.test(name)) ?? "",
  );
  const answer = await request.get(script);
  expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("pages cannot be framed, sniffed, or asked for more than they need", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
});

test.describe("the content security policy", () => {
  test.use({ allowedConsole: /Content Security Policy/ });

  test("runs the page's own scripts and no other", async ({ page }) => {
    await open(page, "/contact");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.injected = 'true'";
      document.body.append(script);
    });
    await expect(page.locator("html")).not.toHaveAttribute("data-injected", /.*/);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'|unsafe-eval|\*/);
  });
});

test("links to other sites are plain anchors that give nothing away (167)", async ({ page }) => {
  for (const path of ["/", "/about", "/zerotools", "/contact", "/courses/core-java"]) {
    await open(page, path);
    const external = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>("a[href^='http']")]
        .filter(({ origin }) => origin !== location.origin)
        .map(({ href, target, rel }) => ({ href, isSafe: target !== "_blank" || rel.includes("noopener") })),
    );
    expect(external.filter(({ isSafe }) => !isSafe)).toEqual([]);
    expect(external.map(({ href }) => href).join(" ")).toContain(content.site.parent.url);
    await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"], iframe')).toHaveCount(0);
  }
});
