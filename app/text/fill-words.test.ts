import { expect, it } from "vitest";
import { fillText, fillWords } from "./fill-words.ts";

it.each([
  ["{prompts} prompts", "224 prompts"],
  ["Join {title}, {constructor}", "Join {title}, {constructor}"],
  ["{prompts} and {{prompts}}", "224 and {{prompts}}"],
])("fills %j in as %j", (text, filled) => expect(fillText(text, { prompts: 224 })).toBe(filled));

it("fills in every text of a value, and changes nothing else", () => {
  const words = { title: "Join {title}", list: ["{title}", "{{title}} and {other}", 4, null] };
  expect(fillWords(words, { title: "{title}" })).toEqual({
    title: "Join {title}",
    list: ["{title}", "{title} and {other}", 4, null],
  });
  expect(words.title).toBe("Join {title}");
});
