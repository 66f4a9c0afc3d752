import { expect } from "@playwright/test";
import type { Fault } from "../faulty-proxy.ts";
import { open } from "../site.ts";
import { button, confirmation, FAILURES, fill, form, MESSAGE, store, test } from "./form.ts";

/** Messages of the soak; SOAK=200 sends the many that a change of the sender should be tried with. */
const SOAK = Number(process.env.SOAK ?? 10);

test.describe("soak", () => {
  test.use({ allowedConsole: FAILURES });

  test(`${SOAK} messages through random faults are ${SOAK} documents`, async ({
    browser,
    baseURL,
    gateway,
  }) => {
    test.setTimeout(600_000);
    const random = createRandom(20_261_121);
    const faults: Fault[] = [
      { kind: "none" },
      { kind: "none" },
      { kind: "reset" },
      { kind: "answer lost" },
      { kind: "status", status: 500 },
      { kind: "status", status: 503 },
      { kind: "status", status: 429 },
      { kind: "slow", milliseconds: 300 },
    ];
    gateway.nextFault = () => faults[Math.floor(random() * faults.length)] ?? { kind: "none" };
    const visitors = 4;
    const texts = Array.from({ length: SOAK }, (_, index) => `Question ${index}`);
    await Promise.all(
      Array.from({ length: visitors }, async (_, visitor) => {
        const page = await browser.newPage(baseURL ? { baseURL } : {});
        for (const message of texts.filter((_, index) => index % visitors === visitor)) {
          await open(page, "/contact");
          await fill(page, { ...MESSAGE, message });
          while ((await form(page).count()) > 0) {
            if (
              await button(page)
                .isEnabled({ timeout: 1000 })
                .catch(() => false)
            )
              await button(page)
                .click({ timeout: 1000 })
                .catch(() => {});
            await page.waitForTimeout(250);
          }
          await expect(confirmation(page)).toBeVisible();
          await page.evaluate(() => localStorage.clear());
        }
        await page.close();
      }),
    );
    const stored = (await store.readMessages()).map(({ fields }) => fields.message?.stringValue ?? "");
    expect(stored.toSorted()).toEqual(texts.toSorted());
    // The faults have met the messages: there were more tries than messages.
    expect(gateway.writes.length).toBeGreaterThan(texts.length * 1.25);
  });
});

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
