import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Imports that the architecture forbids: the file, and what it would import. */
const FORBIDDEN = [
  ["app/ui/planted.ts", "firebase/app"],
  ["app/ui/planted.ts", "node:fs"],
  ["app/ui/planted.ts", "fs"],
  ["app/ui/planted.ts", "zod"],
  ["app/ui/planted.ts", "#app/content/tracks.ts"],
  ["app/ui/planted.ts", "../courses/course.ts"],
  ["app/ui/planted.ts", "./../courses/course.ts"],
  ["app/browser/planted.ts", "#app/ui/palette.ts"],
  ["app/drawing/planted.ts", "#app/courses/course.ts"],
  ["app/drawing/planted.ts", "#app/ui/stop.tsx"],
  ["app/drawing/planted.ts", "../courses/course.ts"],
  ["app/drawing/covers/planted.ts", "../../courses/course.ts"],
  ["app/content/planted.server.ts", "#app/courses/course.ts"],
  ["app/content/planted.ts", "node:path"],
  ["app/seo/planted.ts", "#app/courses/course.ts"],
  ["app/seo/planted.ts", "#app/drawing/mark.ts"],
  ["app/shell/planted.ts", "firebase/app"],
  ["app/shell/planted.ts", "../courses/course.ts"],
  ["app/shell/planted.ts", "#app/courses/course.ts"],
  ["app/courses/planted.ts", "../contact/contact-message.ts"],
  ["app/courses/planted.ts", "#app/contact/contact-message.ts"],
  ["app/courses/planted.ts", "#app/shell/header.tsx"],
  ["app/courses/planted.test.ts", "#app/site/site-content.server.ts"],
  ["app/toolkit/planted.ts", "#app/courses/course.ts"],
  ["app/toolkit/planted.server.ts", "../courses/course.ts"],
  ["app/contact/planted.ts", "firebase/firestore/lite"],
  ["app/contact/planted.ts", "#app/toolkit/toolkit.ts"],
  ["app/contact/firestore-write.ts", "#app/ui/toast.tsx"],
  ["app/pages/home/planted.tsx", "#app/pages/about/mission.tsx"],
  ["app/pages/home/planted.tsx", "../about/mission.tsx"],
  ["app/pages/home/planted.tsx", "#app/shell/header.tsx"],
  ["app/site/planted.server.ts", "#app/ui/stop.tsx"],
  ["app/site/planted.server.ts", "#app/routes/home.tsx"],
  ["app/site/planted.server.ts", "../../scripts/planted.ts"],
  ["app/files/planted.ts", "#app/routes/home.tsx"],
  ["app/files/planted.server.ts", "#app/ui/stop.tsx"],
  ["app/routes/planted.ts", "#app/routes/home.tsx"],
  ["app/routes/planted.ts", "./home.tsx"],
  ["app/routes/planted.ts", "firebase/app"],
  ["app/routes/planted.ts", "node:fs"],
  ["app/routes/planted.ts", "../../scripts/planted.ts"],
  ["app/root.tsx", "firebase/app"],
  ["scripts/planted.ts", "#app/courses/course.ts"],
  ["scripts/planted.ts", "../app/courses/course.ts"],
  ["e2e/planted.ts", "#app/contact/message-sender.ts"],
] as const;

/** Imports that must stay possible. */
const ALLOWED = [
  ["app/ui/planted.ts", "react"],
  ["app/ui/planted.ts", "./palette.ts"],
  ["app/drawing/planted.server.ts", "node:fs"],
  ["app/drawing/planted.ts", "#app/content/tracks.ts"],
  ["app/content/planted.server.ts", "zod"],
  ["app/courses/planted.ts", "#app/drawing/mark.ts"],
  ["app/contact/firestore-write.ts", "firebase/firestore/lite"],
  ["app/pages/home/planted.tsx", "#app/courses/course.ts"],
  ["app/routes/planted.ts", "#app/shell/header.tsx"],
  ["scripts/planted.ts", "#app/site/site-content.server.ts"],
] as const;

const RULES = ["noRestrictedImports", "noNodejsModules", "noUndeclaredDependencies"];

let folder = "";
/** What the linter says: the file of each fault, with the name of its rule. */
let faults: { file: string; rule: string }[] = [];

/** A place of its own for each planted import, in the folder of its file. */
const getPlace = (file: string, index: number): string =>
  path.basename(file).startsWith("planted") ? file.replace("planted", `planted-${index}`) : file;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "import-rules-"));
  for (const name of ["biome.json", "package.json", ".gitignore"])
    copyFileSync(name, path.join(folder, name));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text, { flag: "a" });
  };
  for (const [index, [file, source]] of [...FORBIDDEN, ...ALLOWED].entries())
    write(
      getPlace(file, index),
      `import { planted } from "${source}";\nexport const value${index} = planted;\n`,
    );
  write("app/ui/circle-a.ts", 'export * from "./circle-b.ts";\n');
  write("app/ui/circle-b.ts", 'export * from "./circle-a.ts";\n');
  cpSync("scripts/lint", path.join(folder, "scripts/lint"), { recursive: true });
  for (const name of ["prefetch", "data-prefetch"])
    write(
      `app/ui/${name}.tsx`,
      `import { Link } from "react-router";
export const Planted = () => <Link to="/" ${name}="">Home</Link>;
`,
    );
  faults = lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

function lint(): typeof faults {
  const biome = path.resolve("node_modules/.bin/biome");
  const args = ["lint", "--reporter=github", "--max-diagnostics=none", "."];
  let output = "";
  try {
    output = execFileSync(biome, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  return [...output.matchAll(/title=(?:lint\/\w+\/)?(\w+),file=([^,]+),/g)].map(
    ([, rule = "", file = ""]) => ({
      file: path.relative(folder, path.resolve(folder, file)),
      rule,
    }),
  );
}

const find = (file: string): string[] =>
  faults.filter((fault) => fault.file === file && RULES.includes(fault.rule)).map(({ rule }) => rule);

describe("the linter refuses", () => {
  it.each(FORBIDDEN.map(([file, source], index) => [file, source, getPlace(file, index)] as const))(
    "in %s an import of %s",
    (_file, _source, place) => expect(find(place)).not.toHaveLength(0),
  );

  it("the router's own way to fetch ahead", () => {
    const places = faults.filter(({ rule }) => rule === "plugin").map(({ file }) => file);
    expect(places).toEqual(["app/ui/prefetch.tsx"]);
  });

  it("a circle of imports", () => {
    const inCircle = faults.filter(({ rule }) => rule === "noImportCycles").map(({ file }) => file);
    expect(inCircle.toSorted()).toEqual(["app/ui/circle-a.ts", "app/ui/circle-b.ts"]);
  });
});

it.each(ALLOWED.map(([file, source], index) => [file, source, index] as const))(
  "the linter lets %s import %s",
  (file, source, index) => {
    if (file === "app/contact/firestore-write.ts") expect(find(file)).toHaveLength(1);
    else expect(find(getPlace(file, FORBIDDEN.length + index)), source).toEqual([]);
  },
);
