import { expect, it } from "vitest";
import { BuiltSite } from "./check-site/site.ts";
import { listExternalLinks } from "./launch.ts";

const build = (files: Record<string, string>) =>
  new BuiltSite({
    origin: "https://academy.org",
    paths: ["/", "/about"],
    files: Object.keys(files),
    read: (name) => files[name] ?? "",
  });
const page = (body: string) => `<html><body>${body}</body></html>`;

it("each address of another site is listed once, whatever its place or its message", () => {
  const links =
    '<a href="/courses">c</a><a href="https://academy.org/x">x</a><a href="https://labs.org#a">l</a><a href="mailto:a@b.c">m</a>';
  const chat = (text: string) => `<a href="https://wa.me/91?text=${text}">w</a>`;
  const site = build({
    "index.html": page(links + chat("Hello")),
    "about.html": page(links + chat("Python") + chat("Java")),
  });
  expect([...listExternalLinks(site)]).toEqual([
    ["https://labs.org/", "/about"],
    ["https://wa.me/91", "/about"],
  ]);
});
