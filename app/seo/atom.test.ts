import { expect, it } from "vitest";
import { formatAtom } from "./atom.ts";

it("prints a feed with the day of its first entry as its own, escaped", () => {
  const entry = { summary: "S & T", published: "2026-01-01" };
  const feed = formatAtom({
    title: "Courses",
    subtitle: "Changes",
    url: "https://a.example/courses",
    feedUrl: "https://a.example/feed.xml",
    author: "A <B>",
    entries: [
      { ...entry, title: "New", url: "https://a.example/new", modified: "2026-03-01" },
      { ...entry, title: "Old", url: "https://a.example/old", modified: "2026-02-01" },
    ],
  });
  expect(feed).toContain("  <updated>2026-03-01T00:00:00Z</updated>\n  <entry>");
  expect(feed).toContain("<summary>S &amp; T</summary>");
  expect(feed).toContain("<name>A &lt;B&gt;</name>");
});
