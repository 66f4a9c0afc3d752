import { expect } from "@playwright/test";
import { content, open } from "../site.ts";
import { button, expectSent, field, fill, form, MESSAGE, test, toast, type Values } from "./form.ts";

type Box = { x: number; y: number; width: number; height: number };
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.beforeEach(({ page }) => open(page, "/contact"));

/** Values, and the fields that miss something with them. */
const INCOMPLETE: [Values, (keyof Values)[]][] = [
  [{}, ["name", "email", "message"]],
  [{ name: "Asha", message: "Hello" }, ["email"]],
  [{ name: "Asha", email: "a@b.c", message: " \n" }, ["message"]],
  [{ email: "foo", message: "Hello" }, ["name"]],
];

test("a submit without a required text marks its fields, and focuses the first", async ({
  page,
  gateway,
}) => {
  await expect(form(page)).toHaveAttribute("novalidate", "");
  for (const [values, faulty] of INCOMPLETE) {
    await fill(page, { name: "", email: "", message: "", ...values });
    await button(page).focus();
    await button(page).click();
    await expect(field(page, faulty[0] ?? "name"), JSON.stringify(values)).toBeFocused();
    for (const name of ["name", "email", "subject", "message"] as const) {
      const input = field(page, name);
      if (!faulty.includes(name)) await expect(input).not.toHaveAttribute("aria-invalid", /.*/);
      else {
        await expect(input).toHaveAttribute("aria-invalid", "true");
        await expect(input).toHaveAccessibleDescription(/^(Enter|Write) your /);
      }
    }
    await expect(toast(page, "Missing Information").first()).toContainText(
      "Please fill in all required fields",
    );
    await expect(toast(page, "Invalid Email")).toHaveCount(0);
  }
  expect(gateway.writes).toEqual([]);
});

test("a submit with a wrong address marks it alone", async ({ page, gateway }) => {
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

test("a mark goes as soon as its field is right, and not before", async ({ page }) => {
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
  await fill(page, MESSAGE);
  await button(page).click();
  await expectSent(page);
});

test("the toast covers neither the faulty field nor its label nor the next one, at every width", async ({
  page,
}) => {
  const label = form(page).locator("label", { hasText: content.pages.contact.form.labels.name });
  const fields = [label, field(page, "name"), field(page, "email")];
  for (const [width, height] of [
    [1440, 900],
    [768, 700],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page).click();
    const shown = toast(page, "Missing Information").first();
    await expect(shown).toHaveAttribute("data-mounted", "true");
    await shown.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const [over, ...boxes] = await Promise.all([shown, ...fields].map((element) => element.boundingBox()));
    for (const box of boxes) expect(overlaps(box as Box, over as Box), `${width} px`).toBe(false);
    const [labelBox, inputBox] = boxes as Box[];
    expect(labelBox?.y).toBeGreaterThanOrEqual(0);
    expect((inputBox?.y ?? 0) + (inputBox?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});
