import { expect, it } from "vitest";
import { normalizePath } from "./page-address.ts";

it.each([
  ["/courses", ["/Courses", "//courses", "/courses.html", "/courses/index.html"]],
  ["/courses/core-java", ["/courses//core-java", "/courses/core-java/", "/courses/%63ore-java"]],
  [
    "/courses",
    ["/courses)", "/courses.", "/courses,", "/courses%20", "/courses/.", "/courses.html).", "/courses%3E"],
  ],
  ["/courses", ["/courses%E2%80%8B", "/courses%E2%80%9D"]],
  ["/", ["/index.html", "/", "//"]],
  ["/sitemap.xml", ["/sitemap.xml"]],
])("the path is %s, however it is spelled", (path, spellings) => {
  for (const spelling of spellings) expect(normalizePath(spelling), spelling).toBe(path);
});

it.each(["/%zz", "/\\evil.example", "/%5cevil.example", "/%09/evil.example", "/a b", "/Übersicht"])(
  "%s stays as it is",
  (spelling) => expect(normalizePath(spelling)).toBe(spelling),
);

it("a path is never that of another site", () => {
  const parts = ["/", "//", "\\", "%2f", "%5c", "%09", "..", ".html", "@", ":", "evil.example"];
  const all = parts.flatMap((first) =>
    parts.flatMap((second) => parts.map((third) => first + second + third)),
  );
  for (const text of all) {
    const { pathname } = new URL(`/${text}`.replace(/^[/\\]+/, "/"), "https://a.example");
    const path = normalizePath(pathname);
    if (path === pathname) continue;
    expect(new URL(path, "https://a.example").origin).toBe("https://a.example");
    expect(path).toMatch(/^\/(?!\/)/);
  }
});
