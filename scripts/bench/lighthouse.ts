import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PAGE_PATHS } from "#app/content/addresses.ts";
import { findChromium } from "../find-chromium.ts";
import { type Folders, getSampleCourse, withSites } from "./browser.ts";

/** npx fetches it: 100 MB that no build and no test needs. */
const COMMAND = ["--yes", "lighthouse@13.5.0", "--quiet", "--output=json"];
const CHROME = "--chrome-flags=--headless=new --no-sandbox";

const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "cumulative-layout-shift",
  "total-blocking-time",
];

type Report = Record<"categories" | "audits", Record<string, { score: number; numericValue: number }>>;

/** Prints Lighthouse's mobile scores of a page of each template. */
export async function measureLighthouse(folders: Folders): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  const options = { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 2 ** 30 };
  await withSites({ site: folders["this site"] }, async ({ site }) => {
    for (const address of [...PAGE_PATHS, getSampleCourse().address]) {
      const { stdout } = await promisify(execFile)(
        "npx",
        [...COMMAND, CHROME, `${site?.fast}${address}`],
        options,
      );
      const { categories, audits } = JSON.parse(stdout) as Report;
      const scores = Object.entries(categories).map(([name, { score }]) => [name, score * 100] as const);
      const figures = AUDITS.map((id) => [id, audits[id]?.numericValue ?? Number.NaN] as const);
      rows[address] = Object.fromEntries(
        [...scores, ...figures].map(([name, value]) => [name, Number(value.toFixed(2))]),
      );
    }
  });
  console.table(rows);
}
