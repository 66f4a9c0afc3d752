import { expect, it } from "vitest";
import { getCurrent } from "./header.tsx";

it.each([
  ["/", "/", "page"],
  ["/", "/courses", undefined],
  ["/courses", "/courses", "page"],
  ["/courses", "/courses/", "page"],
  ["/courses", "/courses/core-java", "true"],
  ["/about", "/about-us", undefined],
  ["/contact", "/dev-toolkit", undefined],
])("the item %s on %s is %s", (href, pathname, expected) => {
  expect(getCurrent(href, pathname)).toBe(expected);
});
