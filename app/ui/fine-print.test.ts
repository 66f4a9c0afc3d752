import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FinePrint, type FinePrintProps } from "./fine-print.tsx";

const say = (props: FinePrintProps) => renderToStaticMarkup(createElement(FinePrint, props));

it("shows a definition, and the day only where the owner gave one", () => {
  expect(say({})).toBe("");
  expect(say({ definition: "Each person once." })).toMatch(/>Each person once\.<\/span>$/);
  expect(say({ definition: "Each person once.", asOf: "2027-03-01" })).toMatch(
    />As of <time dateTime="2027-03-01">1 March 2027<\/time>\. Each person once\.<\/span>$/i,
  );
});
