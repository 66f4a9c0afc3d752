import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PAGE_PATHS } from "#app/content/addresses.ts";
import { MEASURED_FOLDER } from "../build/folders.ts";
import { findChromium } from "../find-chromium.ts";
import { getFreePort } from "../local-firestore.ts";
import { serveSite } from "../serve.ts";
import { getSample } from "./sample-course.ts";

/** Fetched by npx when it is asked for: 100 MB that no build and no test needs. */
const LIGHTHOUSE = "lighthouse@13.5.0";

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** Prints Lighthouse's mobile scores of each page template, with paint times, layout shift and blocking time. */
export async function measureLighthouse(): Promise<void> {
  const site = await serveSite({ port: await getFreePort(), folder: MEASURED_FOLDER });
  const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-"));
  const rows: Record<string, Record<string, number>> = {};
  // One page of each template.
  for (const page of [...PAGE_PATHS, getSample().address]) {
    const { categories, audits } = await audit(`${site.url}${page}`, path.join(folder, "report.json"));
    const value = (name: string) => Math.round((audits[name]?.numericValue ?? Number.NaN) * 1000) / 1000;
    rows[page] = {
      ...Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
      ),
      "FCP ms": Math.round(value("first-contentful-paint")),
      "LCP ms": Math.round(value("largest-contentful-paint")),
      CLS: value("cumulative-layout-shift"),
      "TBT ms": Math.round(value("total-blocking-time")),
    };
  }
  rmSync(folder, { recursive: true });
  await site.stop();
  console.table(rows);
}

/** Runs Lighthouse beside this process, which serves the site. */
async function audit(url: string, file: string): Promise<Report> {
  const parameters = [
    "--yes",
    LIGHTHOUSE,
    url,
    "--quiet",
    "--chrome-flags=--headless=new --no-sandbox",
    "--output=json",
    `--output-path=${file}`,
  ];
  const status = await new Promise<number | null>((resolve, reject) => {
    const child = spawn("npx", parameters, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, CHROME_PATH: findChromium() },
    });
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (status !== 0) throw new Error(`Lighthouse failed for ${url} with status ${status}.`);
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}
