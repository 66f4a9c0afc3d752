import { readFileSync } from "node:fs";
import { Blob, Face } from "harfbuzzjs";
import { expect, it } from "vitest";
import { listUndrawnLetters } from "#app/drawing/drawn-letters.ts";
import { getShareFonts } from "./share-fonts.server.ts";

it("a letter that counts as drawn is in the font of share images, and no other", async () => {
  const { title } = await getShareFonts();
  const inFont = new Face(new Blob(readFileSync(title))).collectUnicodes();
  const letters = [...inFont].map((code) => String.fromCodePoint(code));
  expect(letters.length).toBeGreaterThan(200);
  const candidates = Array.from({ length: 0x2fff - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20));
  const drawn = candidates.filter((letter) => listUndrawnLetters(letter).length === 0);
  expect(drawn.filter((letter) => !letters.includes(letter.normalize("NFC")))).toEqual([]);
  expect(listUndrawnLetters("Łódź in C++ → λ")).toEqual(["Ł", "ź", "→", "λ"]);
  expect(listUndrawnLetters("Résumé – “C++” for €")).toEqual([]);
});
