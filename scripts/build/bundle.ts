import { mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { createBuilder } from "vite";
import { getBasePath } from "#app/content/base-path.server.ts";
import { hash } from "#app/files/kept.server.ts";
import { listFiles } from "../finish/page-files.ts";
import { NEXT_SERVER, NEXT_SITE, WORK_FOLDER } from "./folders.ts";
import type { RenderedPage } from "./page-renderer.ts";

/** Has React Router build the scripts, the styles, the server that renders pages, and its own share of the pages. */
export async function bundle(): Promise<void> {
  rmSync(WORK_FOLDER, { recursive: true, force: true });
  const builder = await createBuilder({ mode: "production" });
  await builder.buildApp();
  if (getBasePath()) takeFromBase(path.join(NEXT_SITE, getBasePath()));
}

/** React Router puts the pages of a site that stands under a path into a folder of that path. */
function takeFromBase(folder: string): void {
  for (const file of listFiles(folder, "**/*.{html,data}")) {
    const target = path.join(NEXT_SITE, path.relative(folder, file));
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(file, target);
  }
  rmSync(path.join(NEXT_SITE, getBasePath().split("/")[1] ?? ""), { recursive: true });
}

/**
 * Hash of the programs that make a course's page: the one that renders it, which names the browser's scripts, whose
 * names follow from what they are, and those that finish and write it.
 */
export function hashPrograms(): string {
  const files = [path.dirname(NEXT_SERVER), "scripts/finish", "scripts/build"].flatMap((folder) =>
    listFiles(folder, "**/*.{js,ts}"),
  );
  return hash(files.map((file) => hash(readFileSync(file))).join());
}

/** Takes a page that React Router has rendered out of the site. */
export function takePage(address: string): RenderedPage {
  const folder = path.join(NEXT_SITE, address);
  const page = {
    html: readFileSync(path.join(folder, "index.html"), "utf8"),
    data: readFileSync(`${folder}.data`, "utf8"),
  };
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.data`);
  return page;
}
