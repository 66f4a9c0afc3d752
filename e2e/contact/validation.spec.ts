import { expect } from "@playwright/test";
import { open } from "../support/site.ts";
import { button, expectSent, field, fill, form, MESSAGE, test, toast } from "./form.ts";

// What is missing or wrong: contact-message.test.ts.

type Box = { x: number; y: number; width: number; height: number };
const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.beforeEach(({ page }) => open(page, "/contact"));

test("a toast covers neither a faulty field, its label nor the next field", async ({ page }) => {
  const label = form(page).locator("label", { hasText: "Your name" });
  const fields = [label, field(page, "name"), field(page, "email")];
  for (const [width, height, edge] of [
    [320, 568, "top"],
    [1440, 900, "bottom"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page).click();
    const shown = toast(page, "Missing Information").and(page.locator(`[data-y-position=${edge}]`));
    await expect(shown).toContainText("Please fill in all required fields");
    await expect(shown).toHaveAttribute("data-mounted", "true");
    await shown.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const [over, ...boxes] = await Promise.all([shown, ...fields].map((element) => element.boundingBox()));
    for (const box of boxes) expect(overlaps(box as Box, over as Box), `${width} px`).toBe(false);
    const [labelBox, inputBox] = boxes as Box[];
    expect(labelBox?.y).toBeGreaterThanOrEqual(0);
    expect((inputBox?.y ?? 0) + (inputBox?.height ?? 0)).toBeLessThanOrEqual(height);
  }
});

test("a submit marks each faulty field, and focuses the first", async ({ page }) => {
  await fill(page, { ...MESSAGE, name: " ", email: "" });
  await button(page).click();
  await expect(field(page, "name")).toBeFocused();
  for (const name of ["name", "email"] as const) {
    await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, name)).toHaveAccessibleDescription(/^Enter your /);
  }
  for (const name of ["subject", "message"] as const)
    await expect(field(page, name)).not.toHaveAttribute("aria-invalid", /.*/);
});

test("a field loses its mark once it is right", async ({ page }) => {
  await button(page).click();
  await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
  await field(page, "name").fill("A");
  await expect(field(page, "name")).not.toHaveAttribute("aria-invalid", /.*/);
  await expect(field(page, "name")).toHaveAccessibleDescription("");
});

test("a faulty address is refused at its field, and sent once it is right", async ({ page, gateway }) => {
  await fill(page, { ...MESSAGE, email: "asha@" });
  await button(page).click();
  await expect(field(page, "email")).toHaveAccessibleDescription(/name@example\.com/);
  await expect(toast(page, "Invalid Email")).toContainText("Please enter a valid email address");
  await expect(field(page, "email")).toBeFocused();
  expect(gateway.writes).toEqual([]);
  await field(page, "email").fill(MESSAGE.email);
  await button(page).click();
  await expectSent(page);
});
