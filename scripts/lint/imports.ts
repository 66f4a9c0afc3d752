import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { DATABASE_CLIENT, IMPORT_RULES, TEST_DATA } from "./import-rules.ts";

/** What is imported: `#app/ui/button.tsx`, `./button.tsx`, `react`; and whether it is only a type. */
function listImports(file: string, text: string): { name: string; isType: boolean }[] {
  const { program } = parseSync(file, text);
  const found: { name: string; isType: boolean }[] = [];
  const add = ({ source, ...node }: { source: object | null; importKind?: string }) => {
    if (source && "value" in source && typeof source.value === "string")
      found.push({ name: source.value, isType: node.importKind === "type" });
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return found;
}

/** Describes the imports of a file that the rules forbid. */
export function findForbiddenImports(file: string, text: string): string[] {
  const [, row = []] =
    Object.entries(IMPORT_RULES).find(([place]) => path.matchesGlob(file, `${place}**`)) ?? [];
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const allowed = isTest ? [...row, ...TEST_DATA] : row;
  return listImports(file, text).flatMap(({ name, isType }) => {
    const fault = (sentence: string) => [`${file} imports ${name}: ${sentence}`];
    if (name.startsWith(DATABASE_CLIENT.packages))
      return file === DATABASE_CLIENT.module ? [] : fault(`only ${DATABASE_CLIENT.module} may.`);
    // Tests are run by Vite, which knows JSX.
    if (name.endsWith(".tsx") && file.endsWith(".ts") && !isType && !isTest)
      return fault("commands read .ts files without JSX: move what you need to a .ts file.");
    const isRelative = name.startsWith(".");
    if (isRelative && !staysInPlace(file, name)) return fault("write #app/... for another folder of app.");
    // In app, a relative import stays in its folder.
    if (isRelative ? file.startsWith("app/") : !name.startsWith("#app/")) return [];
    const imported = isRelative ? resolve(file, name) : name.slice("#app/".length);
    const isAllowed = allowed.some((entry) => {
      const place = typeof entry === "string" ? entry : entry.typesOf;
      const fits = imported.startsWith(`${place}/`) || path.matchesGlob(imported, place);
      return fits && (isType || entry === place);
    });
    if (isAllowed) return [];
    const places = allowed.map((entry) => (typeof entry === "string" ? entry : `types of ${entry.typesOf}`));
    return fault(`it may import ${places.join(", ") || "nothing of another folder"}.`);
  });
}

/** Where a relative import is, from the project. */
const resolve = (file: string, name: string): string => path.posix.join(path.posix.dirname(file), name);

/** Within `app` a relative import stays in its folder, elsewhere out of `app`. The types of routes are generated. */
function staysInPlace(file: string, name: string): boolean {
  const folder = path.posix.dirname(file);
  const target = resolve(file, name);
  if (!file.startsWith("app/")) return !target.startsWith("app/");
  return [folder, `${folder}/+types`].includes(path.posix.dirname(target));
}

// The linter runs this file: it prints the imports of the whole project that the rules forbid.
if (import.meta.main) {
  const forbidden = globSync(["{app,editor,scripts,e2e}/**/*.{ts,tsx}", "*.ts"], {
    exclude: ["app/testing/fixture/**"],
  })
    .map((file) => file.replaceAll(path.sep, "/"))
    .flatMap((file) => findForbiddenImports(file, readFileSync(file, "utf8")));
  for (const line of forbidden) console.error(line);
  if (forbidden.length > 0) process.exitCode = 1;
}
