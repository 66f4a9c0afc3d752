import { expect } from "@playwright/test";
import { COURSE_PATH, content, open, PATHS, test } from "./site.ts";

// Served by Firebase Hosting's own engine from firebase.json, as in production.

test("every canonical address answers at once, and other spellings of it lead there", async ({ request }) => {
  for (const path of PATHS) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
  }
  for (const [path, target] of [
    ["/courses/", "/courses"],
    [`${COURSE_PATH}.html`, COURSE_PATH],
    [`${COURSE_PATH}/`, COURSE_PATH],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(301);
    expect(answer.headers().location).toBe(target);
  }
});

test("JSON files are kept for five minutes, hashed files for good", async ({ page, request }) => {
  const json = await request.get("/dev-toolkit/prompts.json");
  expect(json.headers()["cache-control"]).toBe("public, max-age=300");
  await page.goto(COURSE_PATH);
  const modules = await page.locator("[data-modules]").getAttribute("data-modules");
  const answer = await request.get(modules?.split(" ")[0] ?? "");
  expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("a page carries its words once", async ({ request }) => {
  const [course] = content.courses;
  const sentence = /<p>([^<&]+)/.exec(course?.longDescription ?? "")?.[1] ?? "";
  expect(sentence.length).toBeGreaterThan(40);
  const html = await (await request.get(`/courses/${course?.slug}`)).text();
  expect(html.split(sentence)).toHaveLength(2);
});

test("the licence of everything that browsers get can be read", async ({ request }) => {
  const text = await (await request.get("/licenses.txt")).text();
  for (const name of [
    "react",
    "react-dom",
    "@firebase/firestore",
    "@radix-ui/react-tabs",
    "@radix-ui/react-accordion",
    "sonner",
    "@fontsource-variable/anek-latin",
  ])
    expect(text).toMatch(new RegExp(`^## ${name} - \\d+\\.\\d+\\.\\d+ \\((MIT|Apache-2.0|OFL-1.1)\\)$`, "m"));
  expect(text).toContain("SIL OPEN FONT LICENSE");
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

test("links to other sites are plain anchors that give nothing away", async ({ page }) => {
  for (const path of ["/", "/about", "/zerotools", "/contact", COURSE_PATH]) {
    await page.goto(path);
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
