import { expect, it } from "vitest";
import { getMailBody } from "./form-values.ts";

it("the body of a mail has the name under the message", () =>
  expect(getMailBody({ name: "Asha & Co", message: "One\n\nTwo" })).toBe("One\n\nTwo\n\nAsha & Co"));

it("the body of a mail has no empty lines for an empty form", () =>
  expect(getMailBody({ name: "", message: "" })).toBe(""));
