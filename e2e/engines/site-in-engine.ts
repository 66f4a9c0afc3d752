import { expect, test } from "@playwright/test";
import { getFreePort } from "../../scripts/local-firestore.ts";
import { FaultyProxy } from "../faulty-proxy.ts";
import { LocalStore } from "../local-store.ts";
import { startCollectingProxy } from "./collecting-proxy.ts";
import type { Engine, StartEngine } from "./engine.ts";

const { SITE_URL = "", FIRESTORE_HOST = "", FIRESTORE_PROXY_PORT = "", FIRESTORE_PROJECT = "" } = process.env;

/** An engine that opens the pages of the site by their paths. */
type SiteInEngine = Omit<Engine, "close"> & {
  /** Presses the element of a selector whose text or label is the given one. */
  press: (selector: string, label: string) => Promise<void>;
  /** How many elements of a selector are shown. */
  countShown: (selector: string) => Promise<number>;
  /** Whether every island of the open page is hydrated. */
  isHydrated: () => Promise<boolean>;
  /** Makes the next file of a pattern fail. */
  failOnce: (files: RegExp) => void;
  /** Where the messages go. */
  store: LocalStore;
};

/** Starts an engine once for the tests of a group; none of them may leave a fault in the console. */
export function openSiteIn(name: string, start: StartEngine): SiteInEngine {
  let engine: Engine;
  let site: Awaited<ReturnType<typeof startCollectingProxy>>;
  let gateway: FaultyProxy;
  // A store of its own: the tests of the form write into theirs at the same time.
  const project = `${FIRESTORE_PROJECT}-${name.toLowerCase()}`;

  test.beforeAll(async () => {
    const port = await getFreePort();
    gateway = new FaultyProxy(FIRESTORE_HOST, port);
    await gateway.start();
    site = await startCollectingProxy(SITE_URL, {
      [`127.0.0.1:${FIRESTORE_PROXY_PORT}`]: `127.0.0.1:${port}`,
      [FIRESTORE_PROJECT]: project,
    });
    engine = await start();
    await engine.resize(1280, 900);
  });

  test.afterAll(async () => {
    await engine?.close();
    site?.stop();
    await gateway?.stop();
  });

  test.afterEach(async () => {
    expect(await engine.evaluate(() => window.collectedFaults)).toEqual([]);
  });

  const press = async (selector: string, label: string) => {
    const find = (of: string, said: string) => {
      document.querySelector("[data-to-press]")?.removeAttribute("data-to-press");
      const found = [...document.querySelectorAll<HTMLElement>(of)].find(
        (element) => (element.ariaLabel ?? element.textContent)?.trim() === said && element.offsetParent,
      );
      found?.setAttribute("data-to-press", "");
      return Boolean(found);
    };
    await expect.poll(() => engine.evaluate(find, selector, label)).toBe(true);
    await engine.click("[data-to-press]");
  };

  const countShown = (selector: string) =>
    engine.evaluate(
      (of) =>
        [...document.querySelectorAll<HTMLElement>(of)].filter((element) => element.checkVisibility()).length,
      selector,
    );

  return {
    open: (path) => engine.open(site.url + path),
    evaluate: (run, ...parameters) => engine.evaluate(run, ...parameters),
    click: (selector) => engine.click(selector),
    type: (selector, text) => engine.type(selector, text),
    resize: (width, height) => engine.resize(width, height),
    press,
    countShown,
    isHydrated: () =>
      engine.evaluate(() => document.querySelector("[data-island]:not([data-live])") === null),
    failOnce: (files) => site.failOnce(files),
    store: new LocalStore(project),
  };
}
