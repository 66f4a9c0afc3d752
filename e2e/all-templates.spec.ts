import { expect, type Page } from "@playwright/test";
import { COLOURS, expectNoViolations } from "./support/axe.ts";
import { COURSE_PATH, hydrate, openOnce, TEMPLATES, test } from "./support/site.ts";

// Each template is opened once, and looked at in every mode one after another.
test.describe.configure({ mode: "parallel" });

/** Relative luminance of a colour in sRGB, from red to blue (WCAG 2.2). */
function getLuminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether two colours have a contrast of at least three to one. */
function standsOut(...colours: [number[], number[]]): boolean {
  const [dark = 0, light = 0] = colours.map(getLuminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) >= 3;
}

/** Drawings of which no colour is seen on the visitor's own ground. */
async function findLostDrawings(page: Page): Promise<string[]> {
  const { canvas, drawings } = await page.evaluate(() => {
    const readColour = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const isPainted = (colour: string): boolean => colour.startsWith("rgb(");
    const probe = document.createElement("p");
    probe.style.backgroundColor = "Canvas";
    document.body.append(probe);
    const canvas = readColour(getComputedStyle(probe).backgroundColor);
    probe.remove();
    const listColours = (drawing: Element): number[][] =>
      [drawing, ...drawing.querySelectorAll("use")]
        .map((shape) => document.getElementById(shape.getAttribute("href")?.slice(1) ?? "") ?? shape)
        .flatMap((shape) => [shape, ...shape.querySelectorAll("path, circle, rect, line")])
        .map((element) => getComputedStyle(element))
        .flatMap(({ fill, stroke, backgroundColor }) => [fill, stroke, backgroundColor])
        .concat(drawing.parentElement ? getComputedStyle(drawing.parentElement).backgroundColor : [])
        .filter(isPainted)
        .map(readColour);
    const drawings = [...document.querySelectorAll("main svg, header svg")]
      .filter((drawing) => drawing.checkVisibility() && drawing.childElementCount > 0)
      // Filters for other drawings take no room.
      .filter((drawing) => drawing.getBoundingClientRect().width > 0)
      .map((drawing) => ({ html: drawing.outerHTML.slice(0, 160), colours: listColours(drawing) }));
    return { canvas, drawings };
  });
  return drawings
    .filter(({ colours }) => !colours.some((colour) => standsOut(colour, canvas)))
    .map(({ html }) => html);
}

/**
 * The elements that are fully covered while they have the focus, down the page and up again. Only what sticks to the
 * window can cover them.
 */
function findCovered(): string[] {
  const isSticking = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position);
  if (![...document.querySelectorAll("body *")].some(isSticking)) return [];
  const elements = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex='0']",
    ),
  ].filter((element) => element.checkVisibility({ contentVisibilityAuto: true }) && element.tabIndex === 0);
  const isCovered = (element: HTMLElement) => {
    element.focus();
    return ![...element.getClientRects()].some(({ left, top, right, bottom }) => {
      const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      return [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
        const hit = document.elementFromPoint((left + right) / 2, first + part * (last - first));
        return element.contains(hit) || hit?.contains(element) === true;
      });
    });
  };
  return [...elements, ...elements.toReversed()].filter(isCovered).map(({ outerHTML }) => outerHTML);
}

const PHONE = { width: 375, height: 812 };

/** A wide window at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** Those, and a low window. */
const WINDOWS = [PHONE, ZOOMED, { width: 1280, height: 560 }];

const lengthenTexts = (): void => {
  for (const heading of document.querySelectorAll("main h1, main h2, main h3"))
    heading.textContent = "Distributed Observability and Internationalization Engineering";
  for (const text of document.querySelectorAll("main li > div > p, main header p.text-lead"))
    text.textContent = "Thirty words of description that go on and on ".repeat(4);
};

/** The elements that are narrower than what is in them. */
const findOverflowing = (): string[] =>
  [...document.querySelectorAll("main, main li, main h1, main h2, main h3")]
    // Texts for screen readers alone are one pixel wide.
    .filter((element) => element.checkVisibility() && element.clientWidth > 1)
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.localName} '${element.textContent?.slice(0, 30)}'`);

/** What is wider than the window, in pixels. */
const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Targets lower or narrower than 24 px (WCAG 2.2, 2.5.8). */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === "none")
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // A link inside a sentence may be as low as its line.
      .filter(({ element }) => getComputedStyle(element).display !== "inline")
      .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
      .map(
        ({ element, box }) =>
          `${element.tagName} '${element.textContent?.trim().slice(0, 30)}' ${box.width}x${box.height}`,
      ),
  );

/** The focus indicators of the first thirteen places of the page that a keyboard reaches. */
async function listOutlines(page: Page): Promise<string[]> {
  // After a key the browser shows the focus wherever it goes.
  await page.keyboard.press("Tab");
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility() && element.tabIndex === 0)
      .slice(0, 13)
      .map((element) => {
        element.focus();
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${element.matches(":focus-visible")} ${outlineStyle} ${outlineWidth}`;
      }),
  );
}

/** How many pixels of the window's height are covered by what does not scroll, at four places of the page. */
const measureCovered = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [0, 0.3, 0.6, 0.9].map((part) => {
      scrollTo({ top: part * document.documentElement.scrollHeight, behavior: "instant" });
      return [...document.querySelectorAll("body *")]
        .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, width }) => width > 0 && bottom > 0 && top < innerHeight)
        .reduce((sum, { height }) => sum + height, 0);
    }),
  );

/** Words that are printed pale, but for those on a ground that is printed too. */
const findPaleWords = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("h1, h2, h3, p, li, dt, dd")]
      .filter((element) => element.checkVisibility() && element.textContent)
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => style.getPropertyValue("print-color-adjust") !== "exact")
      .filter(({ style }) => {
        const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
        return 0.299 * red + 0.587 * green + 0.114 * blue > 128;
      })
      .map(({ element }) => element.textContent?.slice(0, 40)),
  );

/** Elements whose ground is no colour of the scheme. The first colours are the same in both; marks and pressed buttons may be white. */
function listOtherGrounds(): string[] {
  const probe = document.body.appendChild(document.createElement("p"));
  const resolve = (colour: string): string => {
    probe.style.backgroundColor = colour;
    return getComputedStyle(probe).backgroundColor;
  };
  const same = new Set(
    ["#0b1b2b", "#ffc21a", "#0099ff", "#66c2ff", "#ff5ca8", "#b9c8d6", "transparent"].map(resolve),
  );
  const found = [
    ...document.querySelectorAll<HTMLElement>('body, body *:not([class~="hover:bg-white"], .mark, b)'),
  ]
    .map((element) => ({ element, style: getComputedStyle(element) }))
    // A transparent colour shows the ground below it.
    .filter(({ style }) => !same.has(style.backgroundColor) && style.backgroundColor.startsWith("rgb("))
    .filter(({ style }) =>
      ["paper", "plate", "well", "tint", "ink", "field", "marked", "rule"].every(
        (name) => resolve(style.getPropertyValue(`--color-${name}`)) !== style.backgroundColor,
      ),
    );
  probe.remove();
  return found.map(
    ({ element, style }) => `${element.localName}.${element.className} ${style.backgroundColor}`,
  );
}

/** The focus ring of each link, button and field, and the ground that it is on, from red to blue. */
function listRings(): { html: string; ring: number[]; ground: number[] }[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const getColour = (colour: string): number[] => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = colour;
    canvas?.fillRect(0, 0, 1, 1);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
  };
  const getGround = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const colour = getColour(getComputedStyle(element).backgroundColor);
    return colour[3] === 255 ? colour.slice(0, 3) : getGround(element.parentElement);
  };
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility() && element.tabIndex === 0)
    .map((element) => {
      // A row may change its ground while it has the focus.
      element.focus();
      for (const change of document.getAnimations()) change.finish();
      const { outlineColor, outlineOffset } = getComputedStyle(element);
      return {
        html: element.outerHTML.slice(0, 160),
        ring: getColour(outlineColor).slice(0, 3),
        ground: getGround(Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement),
      };
    });
}

/** What the browser keeps of the page. */
const listStored = async (): Promise<unknown[]> => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(await indexedDB.databases()).map(({ name }) => name),
  ...(await cookieStore.getAll()).map(({ name }) => name),
];

/** Pages of cards, rows and columns. */
const CROWDED = ["/", "/courses", COURSE_PATH];

/** The pointer rests on one link of the page, the focus on another. */
async function pointAndFocus(page: Page): Promise<void> {
  const links = page.getByRole("main").locator("a:visible");
  await links.first().focus();
  await links.last().hover();
}

for (const path of TEMPLATES)
  test.describe(path, () => {
    const getPage = openOnce(path);
    test.beforeAll(() => hydrate(getPage()));

    test("stores nothing until its visitor acts", async () => {
      expect(await getPage().evaluate(listStored)).toEqual([]);
    });

    test("keeps WCAG with focus and pointer on it", async () => {
      await pointAndFocus(getPage());
      await expectNoViolations(getPage());
    });

    for (const colorScheme of ["light", "dark"] as const)
      test(`has grounds of the ${colorScheme} scheme alone`, async () => {
        await getPage().emulateMedia({ colorScheme });
        // Colours change in a transition.
        await expect.poll(() => getPage().evaluate(listOtherGrounds)).toEqual([]);
      });

    test("has texts that stand out in the dark scheme", async () => {
      await getPage().emulateMedia({ colorScheme: "dark" });
      await expectNoViolations(getPage(), { rules: COLOURS });
    });

    test("rings the focus in a colour that stands out from the ground around it", async () => {
      const page = getPage();
      // After a key the browser shows the focus wherever it goes.
      await page.keyboard.press("Tab");
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ colorScheme });
        const rings = await page.evaluate(listRings);
        expect(rings.length).toBeGreaterThan(0);
        const faint = rings.filter(({ ring, ground }) => !standsOut(ring, ground));
        expect(faint, colorScheme).toEqual([]);
      }
    });

    if (path === COURSE_PATH)
      test("keeps contrasts where a visitor wants more of them", async () => {
        const page = getPage();
        await page.emulateMedia({ contrast: "more" });
        await expectNoViolations(page, { rules: COLOURS });
      });

    test("scrolls nothing sideways with text of 200 %", async () => {
      const page = getPage();
      const large = await page.addStyleTag({ content: "html{font-size:200%!important}" });
      for (const width of [1280, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureOverflow(page)).toBe(0);
      }
      await large.evaluate((style: HTMLStyleElement) => style.remove());
    });

    test("has targets of 24 px on a phone", async () => {
      await getPage().setViewportSize(PHONE);
      expect(await findSmallTargets(getPage())).toEqual([]);
    });

    test("shows where the focus is on a phone", async () => {
      await getPage().mouse.move(0, 0);
      await getPage().setViewportSize(PHONE);
      expect(await listOutlines(getPage())).toEqual(Array(13).fill("true solid 3px"));
    });

    test("scrolls nothing sideways at 400 %", async () => {
      await getPage().setViewportSize(ZOOMED);
      expect(await measureOverflow(getPage())).toBe(0);
    });

    test("floats nothing over much of the window at 400 %", async () => {
      await getPage().setViewportSize(ZOOMED);
      for (const covered of await measureCovered(getPage()))
        expect(covered).toBeLessThanOrEqual(ZOOMED.height / 4);
    });

    test("prints its words dark on white", async () => {
      await getPage().setViewportSize({ width: 1280, height: 900 });
      await getPage().emulateMedia({ media: "print" });
      expect(await findPaleWords(getPage())).toEqual([]);
    });

    test("moves nothing where motion is unwanted", async () => {
      const page = getPage();
      const countAnimations = () => page.evaluate(() => document.getAnimations().length);
      await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
      await expect.poll(countAnimations).toBe(0);
      // Back from paper, the map would draw itself again.
      await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
      expect(await countAnimations()).toBe(0);
    });

    test("loses no drawing in forced colours", async () => {
      const page = getPage();
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ forcedColors: "active", colorScheme });
        expect(await findLostDrawings(page), colorScheme).toEqual([]);
      }
    });

    test("covers no element that has the focus (WCAG 2.4.11)", async () => {
      const page = getPage();
      // Where motion is wanted, the page scrolls to the focus in steps.
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        expect(await page.evaluate(findCovered), `${window.width} px`).toEqual([]);
      }
    });

    if (CROWDED.includes(path))
      test("holds long titles and texts", async () => {
        const page = getPage();
        await page.evaluate(lengthenTexts);
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(findOverflowing), `${width} px`).toEqual([]);
        }
      });
  });
