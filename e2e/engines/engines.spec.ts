import { expect, test } from "@playwright/test";
import { content, PATHS } from "../site.ts";
import type { StartEngine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { openSiteIn } from "./site-in-engine.ts";
import { startWebKit } from "./webkit.ts";

/** So that no test takes long. */
const PAGES_A_TEST = 7;

/** All other tests run in Chromium. */
const ENGINES: Record<string, StartEngine> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};

for (const [name, start] of Object.entries(ENGINES)) {
  test.describe(name, () => {
    test.describe.configure({ mode: "default" });
    const engine = openSiteIn(name, start);
    const { open, press, countShown, isHydrated, failOnce, store } = engine;

    for (let first = 0; first < PATHS.length; first += PAGES_A_TEST) {
      const paths = PATHS.slice(first, first + PAGES_A_TEST);
      test(`${paths.join(", ")} hydrate without an error in the console`, async () => {
        for (const path of paths) {
          await open(path);
          await engine.evaluate(() =>
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true })),
          );
          await expect
            .poll(isHydrated, {
              message: `${path} is hydrated`,
              timeout: 20_000,
              intervals: [20, 50],
            })
            .toBe(true);
          expect(await engine.evaluate(() => window.collectedFaults), path).toEqual([]);
        }
      });
    }

    test("filters show and hide courses, and stand in the address", async () => {
      await open("/courses");
      expect(await countShown("[data-course]")).toBe(content.courses.length);
      const beginners = content.courses.filter(({ level }) => level === "Beginner").length;
      await press("button", "Beginner");
      await expect.poll(() => countShown("[data-course]")).toBe(beginners);
      // The address follows the frame that shows it.
      await expect.poll(() => engine.evaluate(() => location.search)).toBe("?level=Beginner");
      await engine.type('input[type="search"]', "no such course");
      await expect.poll(() => countShown("[data-course]")).toBe(0);
      await press("button", "Clear Filters");
      await expect.poll(() => countShown("[data-course]")).toBe(content.courses.length);
    });

    test("tabs show one panel at a time", async () => {
      const course = content.courses[0];
      await open(`/courses/${course?.slug}`);
      await press('[role="tab"]', "Projects");
      const shown = () =>
        engine.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]')]
            .filter((panel) => !panel.hasAttribute("hidden") && panel.checkVisibility())
            .map((panel) => panel.textContent),
        );
      await expect
        .poll(shown)
        .toEqual([expect.stringContaining(course?.projects[0]?.split(" - ")[0] ?? "no project")]);
    });

    test("an answer of the FAQ opens and closes", async () => {
      await open("/contact");
      const [first] = content.faq;
      const isShown = () =>
        engine.evaluate((answer) => {
          const found = [...document.querySelectorAll<HTMLElement>("main *")].find(
            (element) => element.children.length === 0 && element.textContent?.trim() === answer,
          );
          return Boolean(found?.checkVisibility({ contentVisibilityAuto: true }));
        }, first?.answer ?? "");
      expect(await isShown()).toBe(false);
      await press("h3 button", first?.question ?? "");
      await expect.poll(isShown).toBe(true);
      await press("h3 button", first?.question ?? "");
      await expect.poll(isShown).toBe(false);
    });

    test("the menu of a small screen opens and leads on", async () => {
      await engine.resize(390, 800);
      await open("/about");
      await press("button", "Open menu");
      await press("#menu a", "Courses");
      await expect.poll(() => engine.evaluate(() => location.pathname)).toBe("/courses");
      expect(await countShown("#menu a")).toBe(0);
      await engine.resize(1280, 900);
    });

    const sendMessage = async (message: string) => {
      await store.clear();
      await open("/contact");
      await engine.evaluate(() => localStorage.clear());
      await open("/contact");
      await engine.type("#contact-name", "Asha Rao");
      await engine.type("#contact-email", "asha@example.org");
      await engine.type("#contact-message", message);
      await engine.click('form button[type="submit"]');
      // The words of the confirmation stand in the page from the beginning; the form leaves it at a success.
      await expect
        .poll(() => engine.evaluate(() => document.querySelector("form") === null), { timeout: 20_000 })
        .toBe(true);
      const messages = await store.readMessages();
      expect(messages.map(({ fields }) => fields.message?.stringValue)).toEqual([message]);
    };

    test("a message is sent and stored once", () => sendMessage(`Sent from ${name}: which evenings?`));

    test("a message is sent when the database's code comes at the second try only", async () => {
      failOnce(/firestore-write/);
      await sendMessage(`Sent from ${name} at the second try`);
    });
  });
}
