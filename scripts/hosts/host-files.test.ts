import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { config as vercel } from "../../vercel.ts";
import { writeFirebaseFile, writeHeadersFile, writeHostFiles, writeServerFiles } from "./host-files.ts";

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
    ["/courses", "/courses.html"],
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
  const blocks = writeHeadersFile({ base: "" })
    .split("\n\n")
    .map((block) => block.trim().split("\n"));
  const all = blocks.flatMap(([source = "", ...lines]) =>
    lines.map((line) => ({ source, name: line.trim().split(":")[0] })),
  );
  const everywhere = all.filter(({ source }) => source === "/*").map(({ name }) => name);
  const rest = all.filter(({ source }) => source !== "/*");
  expect(everywhere.length).toBeGreaterThan(5);
  expect(rest.filter(({ name }) => everywhere.includes(name))).toEqual([]);
  expect(new Set(rest.map(({ source, name }) => source + name)).size).toBe(rest.length);
});

describe("the redirects of the content", () => {
  // The other hosts are asked for them in e2e/hosts/answers.spec.ts.
  const redirects = [
    { from: "/old", to: "/courses" },
    { from: "/courses/java", to: "/courses/core-java" },
  ];
  let folder = "";
  beforeAll(() => {
    mkdirSync("build", { recursive: true });
    folder = mkdtempSync("build/host-files-");
    vi.stubEnv("SITE_FOLDER", folder);
    vi.stubEnv("BASE_PATH", "/academy");
    const content = { ...loadSiteContent(FIXTURE), redirects };
    writeHostFiles(content, folder);
    writeServerFiles(content);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    for (const written of [folder, `${folder}-servers`]) rmSync(written, { recursive: true });
  });

  it("are those of _redirects, under the path of the site", () => {
    const lines = readFileSync(path.join(folder, "_redirects"), "utf8").trim().split("\n");
    expect(lines.map((line) => line.split(" "))).toEqual(
      redirects.map(({ from, to }) => [`/academy${from}`, `/academy${to}`, "301"]),
    );
  });

  it("are those of firebase.json", () => {
    const { hosting } = JSON.parse(readFileSync(path.join(`${folder}-servers`, "firebase.json"), "utf8"));
    expect(hosting.redirects).toEqual(
      redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
    );
  });
});
