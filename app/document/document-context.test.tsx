import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DocumentContext, InlineScript, PageContext, type PageHandle } from "./document-context.tsx";

/** Renders the script of islands on a page with this handle. */
const render = (handle: PageHandle): string =>
  renderToStaticMarkup(
    <DocumentContext value={{ scripts: { islands: "load()" }, isPreview: false }}>
      <PageContext value={handle}>
        <InlineScript name="islands" />
      </PageContext>
    </DocumentContext>,
  );

it("renders a script that the page names", () =>
  expect(render({ scripts: ["islands"] })).toBe("<script>load()</script>"));

it("names the script that a page has to allow, and where", () =>
  expect(() => render({ scripts: ["tooltips"] })).toThrow(
    "add 'islands' to 'scripts' of 'handle' in its route.tsx",
  ));
