import { expect, it } from "vitest";
import { writeLine } from "./png.server.ts";

const LINE = { voice: "data", x: 0, y: 0, size: 20, fill: "#000000" } as const;

it("writes a line whose letters the font has", () =>
  expect(writeLine({ ...LINE, text: "24 sessions" })).toContain(">24 sessions</text>"));

it("refuses a line with a letter that the font lacks", () =>
  expect(() => writeLine({ ...LINE, text: "24 λ" })).toThrow("The font of pictures has no λ: '24 λ'."));
