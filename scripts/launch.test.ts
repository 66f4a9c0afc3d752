import { expect, it } from "vitest";
import { openSite } from "./check-site/site.ts";
import { listExternalLinks } from "./launch.ts";

it("each address of another site is listed once, whatever its place or its message", () => {
  const links = ["/courses", "https://academy.org/x", "https://labs.org#a", "mailto:a@b.c"];
  const pages: Record<string, string[]> = {
    "index.html": [...links, "https://wa.me/91?text=Hello"],
    "about.html": [...links, "https://wa.me/91?text=Java"],
  };
  const site = openSite({
    origin: "https://academy.org",
    paths: ["/", "/about"],
    files: Object.keys(pages),
    read: (name) => (pages[name] ?? []).map((href) => `<a href="${href}">link</a>`).join(""),
  });
  expect([...listExternalLinks(site)]).toEqual([
    ["https://labs.org/", "/about"],
    ["https://wa.me/91", "/about"],
  ]);
});
