import { describe, expect, it } from "vitest";
import { IMPORT_RULES } from "./import-rules.ts";
import { findForbiddenImports } from "./imports.ts";

/** A file for each row of the rules, what it may import of `app`, and what it may not. */
const CASES: Record<keyof typeof IMPORT_RULES, [file: string, allowed: string, forbidden: string]> = {
  "app/islands/": ["app/islands/a.ts", "./b.ts", "#app/ui/a.ts"],
  "app/document/": ["app/document/a.ts", "./b.ts", "#app/content/a.ts"],
  "app/content/": ["app/content/a.ts", "./b.ts", "#app/site/a.server.ts"],
  "app/ui/": ["app/ui/a.tsx", "#app/islands/a.tsx", "#app/courses/a.ts"],
  "app/drawing/": ["app/drawing/covers/a.ts", "#app/drawing/mark.ts", "#app/courses/a.ts"],
  "app/seo/": ["app/seo/a.ts", "#app/ui/palette.ts", "#app/ui/button.tsx"],
  "app/shell/": ["app/shell/a.tsx", "#app/seo/a.ts", "#app/content/a.ts"],
  "app/courses/": ["app/courses/a.ts", "#app/drawing/covers/a.ts", "#app/toolkit/a.ts"],
  "app/toolkit/": ["app/toolkit/a.ts", "#app/content/a.ts", "#app/contact/a.ts"],
  "app/contact/": ["app/contact/a.ts", "#app/islands/a.ts", "#app/shell/a.ts"],
  "app/site/": ["app/site/a.server.ts", "#app/routes/home/copy.server.ts", "#app/routes/home/route.tsx"],
  "app/routes/*/": ["app/routes/home/a.tsx", "#app/shell/a.tsx", "#app/routes/about/a.tsx"],
  "app/routes/": ["app/routes/a.ts", "#app/site/a.server.ts", "#app/routes/about/a.tsx"],
  "app/root.tsx": ["app/root.tsx", "#app/document/a.tsx", "#app/routes/about/a.tsx"],
  "app/": ["app/entry.server.tsx", "#app/routes/about/a.tsx", "./ui/a.tsx"],
  "": ["e2e/a.spec.ts", "#app/contact/contact-message.ts", "#app/contact/contact-form.tsx"],
};

describe.each(Object.keys(IMPORT_RULES))("a file of '%s'", (row) => {
  const [file, allowed, forbidden] = CASES[row] ?? [];
  const find = (name = "") => findForbiddenImports(file ?? "", `import "${name}";`);
  it(`may import ${allowed}`, () => expect(find(allowed)).toEqual([]));
  it(`may not import ${forbidden}`, () =>
    expect(find(forbidden)).toEqual([expect.stringContaining(`${file} imports ${forbidden}: `)]));
});

it.each([
  'import type { A } from "#app/seo/a.ts"',
  'export { a } from "#app/seo/a.ts"',
  'export * from "#app/seo/a.ts"',
  'const load = () => import("#app/seo/a.ts")',
  'type A = import("#app/seo/a.ts").A',
])("`%s` is an import", (text) => expect(findForbiddenImports("app/ui/a.ts", text)).toHaveLength(1));

it.each([
  ["app/ui/a.ts", "../seo/a.ts"],
  ["app/drawing/a.ts", "./covers/a.ts"],
  ["scripts/a.ts", "../app/seo/a.ts"],
  ["app/contact/contact-form.tsx", "firebase/app"],
])("%s may not import %s", (file, name) =>
  expect(findForbiddenImports(file, `import "${name}";`)).toHaveLength(1),
);

it.each([
  ["app/routes/home/route.tsx", "./+types/route"],
  ["app/contact/message-store.ts", "firebase/app"],
  ["e2e/shell/a.spec.ts", "../../scripts/a.ts"],
])("%s may import %s", (file, name) => expect(findForbiddenImports(file, `import "${name}";`)).toEqual([]));
