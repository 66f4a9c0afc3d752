import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Announcement } from "./announcement.tsx";

const render = (props: Parameters<typeof Announcement>[0]) =>
  renderToStaticMarkup(createElement(Announcement, props));

it("shows nothing where there is no announcement", () => expect(render({})).toBe(""));

it("shows an announcement without a link", () => {
  const html = render({ text: "We are at the fair." });
  expect(html).toMatch(/^<aside .*We are at the fair\./);
  expect(html).not.toContain("href");
});

it.each([
  ["a page of the site", "/courses", '<a href="/courses"'],
  ["another site in a new tab", "https://a.example", 'target="_blank" rel="noopener">New'],
])("links to %s", (_, href, html) =>
  expect(render({ text: "It is here:", link: { label: "New", href } })).toContain(html),
);
