import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { Fault } from "../faulty-proxy.ts";
import { open } from "../site.ts";
import {
  button,
  collectErrors,
  expectFailed,
  expectSent,
  FAILURES,
  fill,
  MESSAGE,
  openAndSend,
  sendOnce,
  store,
  test,
} from "./form.ts";

test.describe("faults", () => {
  test.use({ allowedConsole: FAILURES });

  /** Faults that one visitor meets one after another. */
  const FAULTS: Record<string, Fault[]> = {
    "a connection that breaks before the commit, and after it": [
      { kind: "reset" },
      { kind: "answer lost" },
      { kind: "reset" },
    ],
    "a status 500, 502 with HTML, 503 and 429": [
      { kind: "status", status: 500 },
      { kind: "status", status: 502, html: true },
      { kind: "status", status: 503 },
      { kind: "status", status: 429 },
    ],
    "a status 200 that is no proof of a commit": [
      { kind: "captive", body: "{}" },
      { kind: "captive", body: "null" },
      { kind: "captive", body: '{"error":{"code":503,"status":"UNAVAILABLE"}}' },
      { kind: "captive", body: '{"writeResults":[],"commitTime":"2026-11-21T15:02:58Z"}' },
      { kind: "captive", body: '{"writeResults":[{}],"commitTime":""}' },
      { kind: "captive", body: "<html>Log in</html>", type: "text/html" },
    ],
  };
  for (const [what, faults] of Object.entries(FAULTS)) {
    test(`${what}: failure each time, values kept, and a retry leaves one message`, async ({
      page,
      gateway,
    }) => {
      const errors = collectErrors(page);
      await open(page, "/contact");
      await fill(page, MESSAGE);
      for (const [index, fault] of faults.entries()) {
        gateway.nextFault = () => fault;
        await button(page).click();
        await expect.poll(() => errors.length, JSON.stringify(fault)).toBe(index + 1);
        await expectFailed(page);
      }
      gateway.nextFault = () => ({ kind: "none" });
      await button(page).click();
      await expectSent(page);
      expect(errors).toHaveLength(faults.length);
      expect(await store.readMessages()).toHaveLength(1);
    });
  }

  test("a message that the rules refuse", async ({ page }) => {
    const errors = collectErrors(page);
    await store.setRules(
      "service cloud.firestore { match /databases/{d}/documents/{path=**} { allow write: if false; } }",
    );
    try {
      await openAndSend(page);
      await expectFailed(page);
      expect(errors[0]).toMatch(/FirebaseError: (Request failed|.*permission)/);
      expect(await store.readMessages()).toEqual([]);
    } finally {
      await store.setRules(readFileSync("firestore.rules", "utf8"));
    }
    await sendOnce(page);
  });
});
