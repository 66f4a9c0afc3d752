import { describe, expect, it } from "vitest";
import { normalizePath } from "./page-address.ts";

describe("the normalised path", () => {
  it.each([
    ["/Courses", "/courses"],
    ["//courses", "/courses"],
    ["/courses//core-java", "/courses/core-java"],
    ["/courses/core-java/", "/courses/core-java"],
    ["/courses/%63ore-java", "/courses/core-java"],
    ["/courses.html", "/courses"],
    ["/courses/index.html", "/courses"],
    ["/index.html", "/"],
    ["/", "/"],
    ["//", "/"],
    ["/feed.xml", "/feed.xml"],
  ])("of %s is %s", (spelling, path) => expect(normalizePath(spelling)).toBe(path));

  it.each(["/%zz", "/\\evil.example", "/%5cevil.example", "/%09/evil.example", "/a b", "/Übersicht"])(
    "of %s is itself",
    (spelling) => expect(normalizePath(spelling)).toBe(spelling),
  );

  it("is never that of another site", () => {
    const parts = ["/", "//", "\\", "%2f", "%5c", "%09", "..", ".html", "@", ":", "evil.example"];
    for (const first of parts)
      for (const second of parts)
        for (const third of parts) {
          const { pathname } = new URL(
            `/${first}${second}${third}`.replace(/^[/\\]+/, "/"),
            "https://a.example",
          );
          const path = normalizePath(pathname);
          if (path === pathname) continue;
          expect(new URL(path, "https://a.example").origin).toBe("https://a.example");
          expect(path).toMatch(/^\/(?!\/)/);
        }
  });
});
