import { expect } from "@playwright/test";
import { content, open } from "../site.ts";
import { button, expectSent, field, fill, form, MESSAGE, test, toast, type Values } from "./form.ts";

type Box = { x: number; y: number; width: number; height: number };
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.describe("validation", () => {
  test.beforeEach(({ page }) => open(page, "/contact"));

  /** What is written, and the fields that miss something then. */
  const INCOMPLETE: [Values, (keyof Values)[]][] = [
    [{}, ["name", "email", "message"]],
    [{ email: "a@b.c" }, ["name", "message"]],
    [{ email: "foo", message: "Hello" }, ["name"]],
    [{ name: "\u200b\u202e\u3164\u00ad", email: "a@b.c", message: "Hello" }, ["name"]],
  ];

  test("says which required fields miss something that can be read, and leads to the first", async ({
    page,
    gateway,
  }) => {
    for (const [values, faulty] of INCOMPLETE) {
      await fill(page, { name: "", email: "", message: "", ...values });
      await button(page).focus();
      await button(page).click();
      await expect(field(page, faulty[0] ?? "name"), JSON.stringify(values)).toBeFocused();
      for (const name of ["name", "email", "message"] as const) {
        const input = field(page, name);
        if (!faulty.includes(name)) await expect(input).not.toHaveAttribute("aria-invalid", /.*/);
        else {
          await expect(input).toHaveAttribute("aria-invalid", "true");
          await expect(input).toHaveAccessibleDescription(/^(Enter|Write) your /);
        }
      }
      await expect(field(page, "subject")).not.toHaveAttribute("aria-invalid", /.*/);
      await expect(toast(page, "Missing Information").first()).toContainText(
        "Please fill in all required fields",
      );
      await expect(toast(page, "Invalid Email")).toHaveCount(0);
    }
    expect(gateway.writes).toEqual([]);
  });

  test("refuses what is no email address", async ({ page, gateway }) => {
    await fill(page, MESSAGE);
    for (const email of ["foo@bar", "a b@c.d"]) {
      await field(page, "email").fill(email);
      await button(page).focus();
      await button(page).click();
      await expect(field(page, "email"), email).toBeFocused();
      await expect(field(page, "email"), email).toHaveAccessibleDescription(/name@example\.com/);
    }
    await expect(toast(page, "Invalid Email").first()).toContainText("Please enter a valid email address");
    await expect(field(page, "name")).not.toHaveAttribute("aria-invalid", /.*/);
    expect(gateway.writes).toEqual([]);
  });

  test("a fault goes as soon as its field is right, and not before", async ({ page }) => {
    await button(page).click();
    await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
    await field(page, "name").fill(" ");
    await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
    await field(page, "name").fill("A");
    await expect(field(page, "name")).not.toHaveAttribute("aria-invalid", /.*/);
    await expect(field(page, "name")).toHaveAccessibleDescription("");
    await field(page, "email").fill("asha@");
    await expect(field(page, "email")).toHaveAccessibleDescription(/name@example\.com/);
    await field(page, "email").fill("asha@example.org");
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid", /.*/);
    await expect(field(page, "message")).toHaveAttribute("aria-invalid", "true");
  });

  for (const [width, height] of [
    [1440, 900],
    [768, 700],
    [375, 667],
    [320, 568],
  ] as const) {
    test(`at ${width} px the faulty field, its label and the next one are in view and uncovered`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await button(page).click();
      const shown = toast(page, "Missing Information");
      await expect(shown).toBeVisible();
      await expect(shown).toHaveAttribute("data-mounted", "true");
      await shown.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      const [label, input, next, over] = await Promise.all(
        [
          form(page).locator("label", { hasText: content.pages.contact.form.labels.name }),
          field(page, "name"),
          field(page, "email"),
          shown,
        ].map((element) => element.boundingBox()),
      );
      if (!label || !input || !next || !over) throw new Error("Something is not in the page.");
      expect(label.y).toBeGreaterThanOrEqual(0);
      expect(input.y + input.height).toBeLessThanOrEqual(height);
      for (const box of [label, input, next]) expect(overlaps(box, over)).toBe(false);
    });
  }

  test("marks go once the fields are right, and no native bubble stands in the way", async ({ page }) => {
    await button(page).click();
    await expect(form(page)).toHaveAttribute("novalidate", "");
    await fill(page, MESSAGE);
    await button(page).click();
    await expectSent(page);
  });
});
