import { expect, test } from "@playwright/test";
import type { Package } from "../../../scripts/programs/test-programs.ts";
import type { Engine } from "../../engines/engine.ts";
import { startFirefox } from "../../engines/firefox.ts";
import { startWebKit } from "../../engines/webkit.ts";
import { requirePrograms } from "../../support/requirements.ts";
import { getUrl, read, restore, show } from "./site.ts";

const FILE = "pages/corporate.yaml";

/** Presses a button of the editor, which has a tree of its own. */
const pressButton = (label: string): boolean => {
  const root = [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const button = [...(root?.querySelectorAll("button") ?? [])].find(
    ({ textContent }) => textContent === label,
  );
  button?.click();
  return button !== undefined;
};

const typeText = (text: string): boolean => {
  const root = [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const field = root?.querySelector<HTMLTextAreaElement>("textarea");
  field?.focus();
  field?.select();
  return field !== undefined && field !== null && document.execCommand("insertText", false, text);
};

const ENGINES: [name: string, start: () => Promise<Engine>, ...needs: Package[]][] = [
  ["Firefox", startFirefox, "firefox-esr"],
  ["WebKit", startWebKit, "webkit2gtk-driver", "xvfb"],
];

/** Editing in browsers that are not Chromium. */
export function testEngines() {
  for (const [name, start, ...needs] of ENGINES)
    test.describe(name, () => {
      requirePrograms(...needs);
      let engine: Engine;
      test.beforeAll(async () => {
        engine = await start();
      });
      test.afterEach(() => restore());
      test.afterAll(() => engine?.close());

      test("changes a text on its page", async () => {
        const before = read(FILE);
        await engine.open(`${getUrl()}/corporate`);
        await show.poll(() => engine.evaluate(pressButton, "Edit this page")).toBe(true);
        // The change of an earlier test may load the page once more.
        await show(async () => {
          await engine.click("main h1");
          expect(await engine.evaluate(typeText, `Edited in ${name}`)).toBe(true);
        }).toPass();
        await engine.evaluate(pressButton, "Save");
        await show
          .poll(() => read(FILE))
          .toBe(before.replace("Training on your own repository", `Edited in ${name}`));
      });
    });
}
