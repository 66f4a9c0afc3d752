import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Announcement } from "./announcement.tsx";

const render = (props: Parameters<typeof Announcement>[0]) =>
  renderToStaticMarkup(createElement(Announcement, props));

it("an announcement shows what it has, and nothing where there is none", () => {
  expect(render({})).toBe("");
  expect(render({ text: "We are at the fair." })).toMatch(/^<aside .*We are at the fair\./);
  expect(render({ text: "We are at the fair." })).not.toContain("href");
  expect(render({ text: "New:", link: { label: "Courses", href: "/courses" } })).toContain('href="/courses"');
  expect(render({ text: "New:", link: { label: "Webinar", href: "https://a.example" } })).toContain(
    'target="_blank" rel="noopener">Webinar',
  );
});
