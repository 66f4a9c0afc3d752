import { expect, type Page } from "@playwright/test";
import { getCoursePath, PAGE_PATHS } from "#app/content/addresses.ts";
import { content, open, test } from "./site.ts";

declare global {
  interface Window {
    wholeSheet?: CSSStyleSheet;
  }
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The modes and widths in which rules of their own hold. */
const LOOKS = [
  { width: 375, media: { media: "screen" } },
  { width: 1440, media: { media: "screen" } },
  { width: 820, media: { media: "print" } },
  { width: 1100, media: { media: "screen", forcedColors: "active" } },
] as const;

/**
 * What is seen of elements and of what stands before and behind them, a line each: of the first three of each make,
 * that is of one name, with the same classes and attributes, inside the same, first or last among others or neither.
 */
const describeElements = (): string[] => {
  const makes = new Map<Element | null, string>([[document.documentElement, ""]]);
  const seen = new Map<string, number>();
  const isTold = (element: Element): boolean => {
    const names = element.getAttributeNames().filter((name) => name !== "class");
    const place = `${!element.previousElementSibling}${!element.nextElementSibling}`;
    const own = `${element.localName}.${element.getAttribute("class")}[${names}]${place}`;
    const make = `${makes.get(element.parentElement)} ${own}`;
    makes.set(element, make);
    seen.set(make, (seen.get(make) ?? 0) + 1);
    return (seen.get(make) ?? 0) <= 3;
  };
  return [...document.querySelectorAll("body, body *:not(script)")].filter(isTold).flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const looks = [null, "::before", "::after", "::marker"].map((part) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return "";
      return [
        ...[style.content, style.display, style.visibility, style.opacity, style.clipPath, style.order],
        ...[style.color, style.fill, style.stroke, style.strokeDasharray, style.textDecorationLine],
        ...[style.backgroundColor, style.backgroundImage, style.boxShadow, style.outlineStyle, style.cursor],
        ...[style.borderColor, style.borderWidth, style.borderStyle, style.borderRadius],
        ...[
          style.font,
          style.letterSpacing,
          style.listStyleType,
          style.zIndex,
          style.position,
          style.transform,
        ],
      ].join(" ");
    });
    return `${element.outerHTML.slice(0, 90)} | ${[x, y, width, height].join(" ")} | ${looks.join(" | ")}`;
  });
};

/** Brings the page into a look, and lets it hear of that: panels open on paper. */
async function setLook(page: Page, { width, media }: (typeof LOOKS)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: "none", ...media });
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** What changes in the looks of the page with the whole stylesheet, as the scripts bring it when they come. */
async function findChanges(page: Page): Promise<string[]> {
  expect(await page.evaluate(makeWholeSheet)).toBeGreaterThan(0);
  const changes: string[] = [];
  for (const look of LOOKS) {
    await setLook(page, look);
    const before = await page.evaluate(describeElements);
    await page.evaluate(() => document.adoptedStyleSheets.push(window.wholeSheet as CSSStyleSheet));
    const after = await page.evaluate(describeElements);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    changes.push(
      ...after.flatMap((line, index) => (line === before[index] ? [] : [before[index] ?? "", line])),
    );
  }
  return changes;
}

/** Gives the number of its rules. */
const makeWholeSheet = async (): Promise<number> => {
  const { styles = "" } = document.querySelector<HTMLElement>("[data-styles]")?.dataset ?? {};
  window.wholeSheet = new CSSStyleSheet();
  window.wholeSheet.replaceSync(await (await fetch(styles)).text());
  return window.wholeSheet.cssRules.length;
};

for (const path of [...PAGE_PATHS, getCoursePath(content.courses[0]?.slug ?? "")])
  test(`${path} holds all styles that it needs until its scripts bring the whole sheet`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // How high a part is that nobody has come near is a guess of the browser's.
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    // What has been open on paper stays findable.
    await setLook(page, LOOKS[2]);
    await setLook(page, LOOKS[0]);
    expect((await findChanges(page)).slice(0, 6)).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "waiting");
  });

test("the scripts bring the whole sheet", async ({ page }) => {
  await open(page, "/about");
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
});
