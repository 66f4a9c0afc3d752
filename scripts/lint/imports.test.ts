import { expect, it } from "vitest";
import { findForbiddenImports } from "./imports.ts";

// That the rules allow what the project needs: npm run lint.
it.each([
  ["app/islands/a.ts", "#app/ui/a.ts"],
  ["app/document/a.ts", "#app/content/a.ts"],
  ["app/content/a.ts", "#app/site/a.server.ts"],
  ["app/ui/a.tsx", "#app/courses/a.ts"],
  ["app/drawing/covers/a.ts", "#app/courses/a.ts"],
  ["app/seo/a.ts", "#app/ui/button.tsx"],
  ["app/shell/a.tsx", "#app/content/a.ts"],
  ["app/courses/a.ts", "#app/toolkit/a.ts"],
  ["app/toolkit/a.ts", "#app/contact/a.ts"],
  ["app/contact/a.ts", "#app/shell/a.ts"],
  ["app/site/a.server.ts", "#app/routes/home/route.tsx"],
  ["app/routes/home/a.tsx", "#app/routes/about/a.tsx"],
  ["app/routes/files/a.ts", "#app/routes/about/a.tsx"],
  ["app/courses/a.ts", "#app/testing/made-courses.ts"],
  ["app/root.tsx", "#app/routes/about/a.tsx"],
  ["e2e/a.spec.ts", "#app/contact/contact-form.tsx"],
  ["app/ui/a.ts", "../seo/a.ts"],
  ["app/drawing/a.ts", "./covers/a.ts"],
  ["app/entry.server.tsx", "./ui/a.tsx"],
  ["scripts/a.ts", "../app/seo/a.ts"],
  ["app/contact/contact-form.tsx", "firebase/app"],
  ["app/routes/a.ts", "#app/ui/button.tsx"],
  ["editor/panel/a.tsx", "../server/a.ts"],
  ["editor/panel/a.tsx", "../plugin.ts"],
  ["editor/panel/a.tsx", "#app/content/reader.server.ts"],
  ["editor/schema-shape.ts", "./plugin.ts"],
  ["editor/server/a.ts", "../../scripts/content/a.ts"],
  ["editor/server/a.ts", "../panel/a.ts"],
  ["scripts/a.ts", "../editor/plugin.ts"],
  ["scripts/a.ts", "#app/testing/fixture.server.ts"],
  ["scripts/a/a.ts", "../../e2e/support/site.ts"],
  ["e2e/a/a.spec.ts", "../../editor/server/a.ts"],
  ["vite.config.ts", "./e2e/support/site.ts"],
])("%s may not import %s", (file, name) =>
  expect(findForbiddenImports(file, `import "${name}";`)).toEqual([
    expect.stringContaining(`${file} imports ${name}: `),
  ]),
);

it("a test may import what is made for tests", () =>
  expect(findForbiddenImports("app/ui/a.test.tsx", 'import "#app/testing/fixture.server.ts"')).toEqual([]));

it("takes types from where the rules allow nothing else", () =>
  expect(findForbiddenImports("editor/panel/a.ts", 'import type { A } from "../server/a.ts"')).toEqual([]));

it.each([
  'import type { A } from "#app/seo/a.ts"',
  'export { a } from "#app/seo/a.ts"',
  'export * from "#app/seo/a.ts"',
  'const load = () => import("#app/seo/a.ts")',
  'type A = import("#app/seo/a.ts").A',
])("`%s` is an import", (text) => expect(findForbiddenImports("app/ui/a.ts", text)).toHaveLength(1));
