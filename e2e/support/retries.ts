import type { Page } from "@playwright/test";
import { getRetryDelay, RETRY } from "#app/islands/retry.ts";

/**
 * Shortens the waits between the tries of a request to a tenth; retry.test.ts checks their full length.
 * @param kept a wait that stays, because something else on the page waits as long.
 */
export async function shortenRetries(page: Page, kept?: number): Promise<void> {
  await page.addInitScript(
    (waits) => {
      const own = window.setTimeout.bind(window);
      const shorten = (wait = 0) => (waits.includes(wait) ? wait / 10 : wait);
      Object.assign(window, {
        setTimeout: (run: TimerHandler, wait?: number, ...rest: unknown[]) =>
          own(run, shorten(wait), ...rest),
      });
    },
    Array.from({ length: RETRY.retries }, (_, retry) => getRetryDelay(retry)).filter((wait) => wait !== kept),
  );
}
