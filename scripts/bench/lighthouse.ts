import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PAGE_PATHS } from "#app/content/addresses.ts";
import { findChromium } from "../find-chromium.ts";
import { type Folders, getSampleCourse, withSites } from "./browser.ts";

/** npx fetches it: 100 MB that no build and no test needs. */
const COMMAND = ["--yes", "lighthouse@13.5.0", "--quiet", "--output=json"];

const FIGURES = {
  "FCP, ms": "first-contentful-paint",
  "LCP, ms": "largest-contentful-paint",
  CLS: "cumulative-layout-shift",
  "TBT, ms": "total-blocking-time",
};

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** Prints Lighthouse's mobile scores of a page of each template. */
export async function measureLighthouse(folders: Folders): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  const env = { ...process.env, CHROME_PATH: findChromium() };
  await withSites({ site: folders["this site"] }, async ({ site }) => {
    for (const address of [...PAGE_PATHS, getSampleCourse().address]) {
      const parameters = [
        ...COMMAND,
        "--chrome-flags=--headless=new --no-sandbox",
        `${site?.fast}${address}`,
      ];
      const { stdout } = await promisify(execFile)("npx", parameters, { env, maxBuffer: 2 ** 30 });
      const { categories, audits } = JSON.parse(stdout) as Report;
      const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
      const figures = Object.entries(FIGURES).map(([name, id]) => [
        name,
        Math.round((audits[id]?.numericValue ?? Number.NaN) * 1000) / 1000,
      ]);
      rows[address] = Object.fromEntries([...scores, ...figures]) as Record<string, number>;
    }
  });
  console.table(rows);
}
