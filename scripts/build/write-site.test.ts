import { expect, it } from "vitest";
import { loadFixture } from "#app/testing/fixture.server.ts";
import { createTestFolder } from "#app/testing/test-folder.server.ts";
import { getFileName, writeSite } from "./write-site.ts";

const { at, write } = createTestFolder();

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

it.each([
  ["/", "/index.html"],
  ["/courses", "/courses.html"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/moved/Old_Page.php", "/Old_Page.php.html"],
])("writes %s into %s", (address, file) => expect(getFileName(address)).toBe(file));

it("a path that cannot be rendered stops the build", async () => {
  const manifest = {
    "app/entry.client.tsx": { file: "entry.js", css: ["entry.css"] },
    "app/ui/font/anek-latin.woff2": { file: "font.woff2" },
  };
  write("client/.vite/manifest.json", JSON.stringify(manifest));
  write("client/entry.css", "");
  write("server/index.js", SERVER);
  write("server/package.json", '{ "type": "module" }');
  const parts = { site: at("site"), bundles: at(), code: "", content: loadFixture() };
  await expect(writeSite(parts)).rejects.toThrow("/ cannot be rendered (status 404); see the error above.");
});
