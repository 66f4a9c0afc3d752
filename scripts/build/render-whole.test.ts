import { createElement, lazy, type ReactNode, Suspense } from "react";
import { expect, it } from "vitest";
import { renderWhole } from "./render-whole.ts";

const Late = lazy(() => new Promise<never>(() => undefined));
const Failing = (): ReactNode => {
  throw new Error("This part fails.");
};
const within = (child: ReactNode) => createElement(Suspense, { fallback: "..." }, child);

it("renders what is there, also within a boundary", () => {
  expect(renderWhole(createElement("p", null, "<!--$!-->"))).toBe("<p>&lt;!--$!--&gt;</p>");
  expect(renderWhole(within("there"))).toBe("<!--$-->there<!--/$-->");
});

it("refuses a part that waits for something", () => {
  expect(() => renderWhole(within(createElement(Late)))).toThrow("not there when it is rendered");
});

it("refuses a part that fails, within a boundary or without", () => {
  expect(() => renderWhole(within(createElement(Failing)))).toThrow("not there when it is rendered");
  expect(() => renderWhole(createElement(Failing))).toThrow("This part fails.");
});
