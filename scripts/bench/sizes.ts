import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { MEASURED_FOLDER } from "../build/folders.ts";
import { listModules, readBuiltPage } from "./built-page.ts";
import type { MadeUpSite } from "./made-up-site.ts";
import { getSample } from "./sample-course.ts";

const KIBIBYTE = 1024;

const compress = (data: Buffer | string): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const kib = (bytes: number): string => (bytes / KIBIBYTE).toFixed(1);

/** Prints the weight of pages, scripts, styles, fonts and covers of the built site, as brotli -5 sends them. */
export function measureSizes(): void {
  const pages = ["/index", "/courses", getSample().address, "/contact", "/learning-paths", "/dev-toolkit"];
  console.log("KiB, brotli -5");
  console.table(
    Object.fromEntries(
      pages.map((page) => {
        const html = readFileSync(path.join(MEASURED_FOLDER, `${page}.html`), "utf8");
        const { style, script, dataUrl } = readBuiltPage(html);
        const scripts = listScripts(script);
        return [
          page,
          {
            html: kib(compress(html)),
            "of it styles": kib(compress(style)),
            "data of its scripts": kib(compress(readFileSync(path.join(MEASURED_FOLDER, dataUrl)))),
            "scripts when all is loaded": kib(sum(scripts.map((file) => compress(readFileSync(file))))),
            files: scripts.length,
          },
        ];
      }),
    ),
  );
  const weigh = (pattern: string) => {
    const files = globSync(path.join(MEASURED_FOLDER, pattern));
    if (files.length === 0) throw new Error(`The built site has no file ${pattern}.`);
    return files.map((file) => readFileSync(file));
  };
  const covers = weigh("covers/*.svg");
  console.table({
    "fonts, as they are": kib(sum(weigh("assets/*.woff2").map(({ length }) => length))),
    "database client and what it alone imports": kib(sum(weigh("assets/firestore-write-*.js").map(compress))),
    "largest cover, as it is": kib(Math.max(...covers.map(({ length }) => length))),
    "all covers, as they are": kib(sum(covers.map(({ length }) => length))),
  });
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The files that a deferred script loads, with everything that they import statically. */
function listScripts(script: string): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = path.join(MEASURED_FOLDER, "assets", name);
    if (found.has(file)) return;
    found.add(file);
    for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(
      /(?:from|import)\s*"\.\/([^"]+\.js)"/g,
    ))
      visit(imported);
  };
  for (const name of listModules(script)) visit(name);
  return [...found];
}

/** Prints what the pages that name courses weigh on sites of several sizes. */
export function measureGrowth(sites: MadeUpSite[]): void {
  const rows: Record<string, Record<string, string>> = {};
  for (const { courses, folder } of sites)
    for (const page of ["courses", "about", "learning-paths", "dev-toolkit"]) {
      const html = readFileSync(path.join(folder, MEASURED_FOLDER, `${page}.html`), "utf8");
      const data = readFileSync(path.join(folder, MEASURED_FOLDER, readBuiltPage(html).dataUrl));
      rows[`/${page}, ${courses} courses`] = {
        "html, as it is": kib(html.length),
        html: kib(compress(html)),
        data: kib(compress(data)),
      };
    }
  console.log("KiB, brotli -5");
  console.table(rows);
}
