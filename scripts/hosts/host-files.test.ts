import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FIXTURE } from "#app/site/fixture.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { config as vercel } from "../../vercel.ts";
import { writeFirebaseFile, writeHeadersFile, writeHostFiles, writeServerFiles } from "./host-files.ts";

afterEach(() => vi.unstubAllEnvs());

it("firebase.json follows the list of headers: if it does not, run 'npm run build' and commit it", () => {
  const committed = JSON.parse(readFileSync("firebase.json", "utf8"));
  // Redirects are content.
  committed.hosting.redirects = undefined;
  expect(committed).toEqual(JSON.parse(writeFirebaseFile({ redirects: [] })));
});

it.each(["netlify.toml", "wrangler.jsonc"])("%s builds as vercel.ts does", (file) => {
  const settings = readFileSync(file, "utf8");
  expect(settings).toContain(`"${vercel.buildCommand}"`);
  expect(settings).toContain(`"${vercel.outputDirectory}"`);
});

it.each([
  ["/courses/core-java", "X-Frame-Options"],
  ["/assets/a.js", "Cache-Control"],
  ["/dev-toolkit/prompts.md", "Content-Type"],
])("vercel.ts has one rule for %s that names %s", (address, header) => {
  const rules = vercel.headers.filter(({ source }) => new RegExp(`^${source}$`).test(address));
  expect(rules.flatMap(({ headers }) => headers).filter(({ key }) => key === header)).toHaveLength(1);
});

describe("the function of CloudFront", () => {
  const code = readFileSync("scripts/hosts/cloudfront-function.js", "utf8");
  const handle = new Function("uri", `${code}; return handler({ request: { uri } });`);

  it.each([
    ["/", "/"],
    ["/courses/core-java", "/courses/core-java.html"],
    ["/catalog.json", "/catalog.json"],
    ["/.well-known/security.txt", "/.well-known/security.txt"],
    ["//evil.example", "//evil.example"],
  ])("answers %s with the file %s", (address, uri) => expect(handle(address)).toEqual({ uri }));

  it.each([
    ["/index.html", "/"],
    ["/courses/", "/courses"],
    ["/courses/core-java.html", "/courses/core-java"],
  ])("redirects %s to %s", (address, value) =>
    expect(handle(address)).toMatchObject({ statusCode: 301, headers: { location: { value } } }),
  );
});

it("no two rules of _headers name the same header for an address, since hosts would join their values", () => {
  const [everywhere = [], ...others] = writeHeadersFile({ base: "" })
    .split("\n\n")
    .map((block) => block.trim().split("\n"));
  const listNames = (lines: string[]) => lines.slice(1).map((line) => line.trim().split(":")[0]);
  const all = others.flatMap((lines) => listNames(lines).map((name) => `${lines[0]} ${name}`));
  expect(new Set(all).size).toBe(all.length);
  const shared = listNames(everywhere);
  expect(shared.length).toBeGreaterThan(5);
  expect(others.flatMap(listNames).filter((name) => shared.includes(name))).toEqual([]);
});

// The other hosts are asked for them in e2e/hosts/answers.spec.ts.
it("the redirects of the content are those of _redirects, under the path of the site, and of firebase.json", () => {
  mkdirSync("build", { recursive: true });
  const folder = mkdtempSync("build/host-files-");
  vi.stubEnv("SITE_FOLDER", folder);
  vi.stubEnv("BASE_PATH", "/academy");
  const redirects = [{ from: "/courses/java", to: "/courses/core-java" }];
  const content = { ...loadSiteContent(FIXTURE), redirects };
  writeHostFiles(content, folder);
  writeServerFiles(content);
  const { hosting } = JSON.parse(readFileSync(`${folder}-servers/firebase.json`, "utf8"));
  const lines = readFileSync(`${folder}/_redirects`, "utf8");
  for (const written of [folder, `${folder}-servers`]) rmSync(written, { recursive: true });
  expect(lines).toBe("/academy/courses/java /academy/courses/core-java 301\n");
  expect(hosting.redirects).toEqual([
    { source: "/courses/java", destination: "/courses/core-java", type: 301 },
  ]);
});
