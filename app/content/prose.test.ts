import { expect, it } from "vitest";
import { adviseOnProse } from "./prose.server.ts";

it.each(["A name is undefined here", "NaN hours", "[object Object]"])(
  "refuses '%s', which looks like a missing value",
  (text) => expect(adviseOnProse(text, { known: [] })).toHaveLength(1),
);
