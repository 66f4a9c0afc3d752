import fc from "fast-check";
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
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom("/", "//", "\\", "%2f", "%5c", "%09", "..", ".html", "@", ":"),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { pathname } = new URL(
          `/${encodeURI(parts.join("").toWellFormed())}`.replace(/^\/+/, "/"),
          "https://academy.example",
        );
        const path = normalizePath(pathname);
        if (path !== pathname) {
          expect(new URL(path, "https://academy.example").origin).toBe("https://academy.example");
          expect(path).toMatch(/^\/(?!\/)/);
        }
      }),
    );
  });
});
