import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createTestFolder } from "#app/content/test-folder.server.ts";
import { FIXTURE } from "#app/site/fixture.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { runThread } from "./write-site.ts";

const { at, write } = createTestFolder();

// That threads write the same pages: e2e/programs/build.spec.ts.
it.each([
  ["ends before its paths do", "process.exit(3);", "A thread of the build ended with status 3."],
  ["fails", 'throw new Error("/courses has no heading.");', "/courses has no heading."],
])("a thread that %s is an error of the build", async (_, program, message) => {
  write("server.mjs", program);
  const next = new Int32Array(new SharedArrayBuffer(4));
  const queue = {
    paths: ["/"],
    next,
    content: loadSiteContent(FIXTURE),
    site: at(),
    server: at("server.mjs"),
  };
  await expect(runThread(queue)).rejects.toThrow(message);
});

/** A bundle that knows no path. */
const SERVER = `
export const entry = { module: { default: () => new Response() } };
export const routes = { root: { id: "root", path: "*", module: { loader: () => new Response("", { status: 404 }) } } };
export const assets = { entry: {}, routes: {} };
export const future = {};
export const basename = "/";
export const prerender = [];
export const ssr = true;
export const routeDiscovery = { mode: "initial" };
`;

/** Writes the site of a bundle into a folder that has a finished site. */
const PROGRAM = `
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { NEXT_SERVER, NEXT_SITE } from "${path.resolve("scripts/build/folders.ts")}";
import { writeSite } from "${path.resolve("scripts/build/write-site.ts")}";
for (const folder of [NEXT_SITE + "/.vite", path.dirname(NEXT_SERVER)]) mkdirSync(folder, { recursive: true });
const manifest = { "app/entry.client.tsx": { file: "entry.js", css: ["entry.css"] } };
writeFileSync(NEXT_SITE + "/.vite/manifest.json", JSON.stringify(manifest));
writeFileSync(NEXT_SITE + "/entry.css", "");
writeFileSync(NEXT_SERVER, ${JSON.stringify(SERVER)});
await writeSite();
`;

it("a path that cannot be rendered stops the build and leaves the finished site as it was", () => {
  write("build/client/index.html", "old");
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    cwd: at(),
    encoding: "utf8",
    env: { ...process.env, CONTENT_FOLDER: path.resolve(FIXTURE), NODE_ENV: "production" },
  });
  expect(stderr).toMatch(/\/\S* cannot be rendered \(status 404\)/);
  expect(status).toBe(1);
  expect(readFileSync(at("build/client/index.html"), "utf8")).toBe("old");
});
