import { expect, it } from "vitest";
import { getBasePath } from "./base-path.server.ts";

it.each([undefined, "", "/academy", "/a/b-2", "/zero.academy"])(
  "a site may be published under %j",
  (path) => {
    expect(getBasePath(path === undefined ? {} : { BASE_PATH: path })).toBe(path ?? "");
  },
);

it.each(["academy", "/academy/", "//evil.example", "/../x", "/Academy", "/a b", "/a?b", "https://a.example"])(
  "BASE_PATH=%j is refused",
  (path) => {
    expect(() => getBasePath({ BASE_PATH: path })).toThrow(`BASE_PATH is '${path}': write a lower-case path`);
  },
);
