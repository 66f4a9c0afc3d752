import { expect, test } from "@playwright/test";
import { Resvg } from "@resvg/resvg-js";
import { getProjectName } from "#app/courses/course.ts";
import type { Package } from "../../scripts/programs/test-programs.ts";
import { LocalStore } from "../support/local-store.ts";
import { requireLinux, requirePrograms, requireStore } from "../support/requirements.ts";
import { NAMED_HOST, NAMED_PROJECT, SITE_URL, STORE_HOST } from "../support/settings.ts";
import { COURSE, COURSE_PATH, content, ISLAND_PAGES } from "../support/site.ts";
import { startCollectingProxy } from "./collecting-proxy.ts";
import type { Engine } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startOldestChromium } from "./old-chromium.ts";
import { startWebKit } from "./webkit.ts";

type Kind = { start: () => Promise<Engine>; needs: Package[] };

/** All other tests run in today's Chromium. */
const ENGINES: Record<string, Kind> = {
  Firefox: { start: startFirefox, needs: ["firefox-esr"] },
  WebKit: { start: startWebKit, needs: ["webkit2gtk-driver", "xvfb"] },
  "The oldest Chromium": { start: startOldestChromium, needs: [] },
};

/** The colours of the pixels of a part of a PNG, as a browser writes them. */
function readColours(png: string, part: Record<"x" | "y" | "width" | "height", number>): string[] {
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${part.width}" height="${part.height}">
      <image x="${-part.x}" y="${-part.y}" href="data:image/png;base64,${png}" />
    </svg>`,
  ).render();
  return Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [red, green, blue] = pixels.subarray(4 * index);
    return `rgb(${red}, ${green}, ${blue})`;
  });
}

test.describe.configure({ mode: "parallel" });

for (const [name, { start, needs }] of Object.entries(ENGINES))
  test.describe(name, () => {
    requirePrograms(...needs);
    if (start === startOldestChromium) requireLinux();
    // One after another in one page.
    test.describe.configure({ mode: "default" });
    const project = `demo-${name.toLowerCase().replaceAll(" ", "-")}`;
    const store = new LocalStore(project);
    let engine: Engine;
    let site: Awaited<ReturnType<typeof startCollectingProxy>>;

    test.beforeAll(async () => {
      site = await startCollectingProxy(SITE_URL, {
        [NAMED_HOST]: STORE_HOST,
        [NAMED_PROJECT]: project,
      });
      engine = await start();
    });
    test.afterAll(async () => {
      await engine?.close();
      site?.stop();
    });
    // Nothing of an earlier test is left: neither its page nor a file that is to fail.
    test.beforeEach(async () => {
      site.failing = undefined;
      await engine.open("about:blank");
      await engine.resize(1280, 900);
    });

    const open = (path: string) => engine.open(site.url + path);

    const expectNoFaults = async (path: string) =>
      expect(await engine.evaluate(() => window.collectedFaults), path).toEqual([]);

    /** Presses the element of a selector with this text or label. */
    const press = async (selector: string, label: string) => {
      const mark = (of: string, said: string) => {
        document.querySelector("[data-to-press]")?.removeAttribute("data-to-press");
        const found = [...document.querySelectorAll<HTMLElement>(of)].find(
          (element) => (element.ariaLabel ?? element.textContent)?.trim() === said && element.offsetParent,
        );
        found?.setAttribute("data-to-press", "");
        return Boolean(found);
      };
      await expect.poll(() => engine.evaluate(mark, selector, label)).toBe(true);
      await engine.click("[data-to-press]");
    };

    /** The texts of the shown elements of a selector. */
    const listShown = (selector: string) =>
      engine.evaluate(
        (of) =>
          [...document.querySelectorAll<HTMLElement>(of)]
            // An element that is hidden until found has a box without content.
            .filter((element) => element.checkVisibility() && !element.closest("[hidden]"))
            .map((element) => element.textContent?.trim()),
        selector,
      );
    const expectShown = (selector: string, count: number) =>
      expect.poll(async () => (await listShown(selector)).length).toBe(count);

    test("shows home and hydrates the toolkit without an error in the console", async () => {
      // The islands of the other pages are used below.
      for (const path of ["/", ...ISLAND_PAGES.filter((page) => page.startsWith("/dev-toolkit"))]) {
        await open(path);
        await engine.evaluate(() =>
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true })),
        );
        const countWaiting = () =>
          engine.evaluate(() => document.querySelectorAll("[data-island]:not([data-live])").length);
        await expect.poll(countWaiting, { message: path, timeout: 60_000, intervals: [20, 50] }).toBe(0);
        await expectNoFaults(path);
      }
    });

    test("filters courses and writes the filter into the address", async () => {
      await open("/courses");
      await expectShown("[data-course]", content.courses.length);
      // A browser without `::details-content` keeps the filter folded at each width.
      await engine.evaluate(() => {
        const fold = document.querySelector<HTMLDetailsElement>(".board-filter");
        if (fold?.firstElementChild?.checkVisibility()) fold.open = true;
      });
      await press("button", "Beginner");
      await expectShown("[data-course]", content.courses.filter(({ level }) => level === "Beginner").length);
      await expect.poll(() => engine.evaluate(() => location.search)).toBe("?level=Beginner");
      await engine.type('input[type="search"]', "no such course");
      await expectShown("[data-course]", 0);
      await press("button", "Clear Filters");
      await expectShown("[data-course]", content.courses.length);
      await expectNoFaults("/courses");
    });

    test("draws the marks of a poster in the colour of its track, on its ground", async () => {
      await open(COURSE_PATH);
      const [ground, mark, { x, y, width, height }] = await engine.evaluate(() => {
        const poster = document.querySelector(".poster");
        const marks = poster?.querySelector(".marks > path");
        if (!poster || !marks) throw new Error("The page has no poster with wires.");
        const { backgroundColor } = getComputedStyle(poster);
        return [backgroundColor, getComputedStyle(marks).stroke, poster.getBoundingClientRect().toJSON()];
      });
      const colours = readColours(await engine.screenshot(), { x, y, width, height });
      for (const wanted of [ground, mark])
        expect(colours.filter((colour) => colour === wanted).length).toBeGreaterThan(colours.length / 8);
      await expectNoFaults(COURSE_PATH);
    });

    test("shows the panel of a pressed tab alone", async () => {
      await open(COURSE_PATH);
      await press('[role="tab"]', "Projects");
      const [project = ""] = COURSE.projects;
      await expect
        .poll(() => listShown('[role="tabpanel"]'))
        .toEqual([expect.stringContaining(getProjectName(project))]);
      await expectNoFaults(COURSE_PATH);
    });

    test("opens the menu of a small screen, or shows it where there are no popovers", async () => {
      await engine.resize(390, 800);
      await open("/about");
      const hasPopover = await engine.evaluate(() => "popover" in HTMLElement.prototype);
      if (hasPopover) {
        await expectShown("#menu a", 0);
        await press("button", "Open menu");
      }
      await press("#menu a", "Courses");
      await expect.poll(() => engine.evaluate(() => location.pathname)).toBe("/courses");
    });

    test("opens and closes an answer", async () => {
      const [{ question, answer } = { question: "", answer: "" }] = content.faq;
      await open("/contact");
      const isShown = async () => (await listShown("main *")).includes(answer);
      expect(await isShown()).toBe(false);
      await press("h3 button", question);
      await expect.poll(isShown).toBe(true);
      await press("h3 button", question);
      await expect.poll(isShown).toBe(false);
      await expectNoFaults("/contact");
    });

    test("sends a message once, also where the store's code loads at the second try", async () => {
      requireStore();
      await store.clear();
      await open("/contact");
      site.failing = /message-store/;
      await engine.type("#contact-name", "Asha Rao");
      await engine.type("#contact-email", "asha@example.org");
      await engine.type("#contact-message", `Sent from ${name}`);
      await engine.click('form button[type="submit"]');
      // The confirmation is hidden in the page from the beginning; the form leaves it at a success.
      await expect
        .poll(() => engine.evaluate(() => document.querySelector("form") === null), { timeout: 60_000 })
        .toBe(true);
      const messages = await store.readMessages();
      expect(messages.map(({ fields }) => fields.message?.stringValue)).toEqual([`Sent from ${name}`]);
    });
  });
