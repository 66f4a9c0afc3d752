import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Island, IslandContext, IslandModules } from "./island.tsx";
import { nameIslands } from "./name-islands.server.ts";

type BoxProps = { title: string; children?: ReactNode };
const Box = ({ title, children }: BoxProps) => (
  <div>
    {title}
    {children}
  </div>
);
const Lid = ({ children }: { children?: ReactNode }) => <section>{children}</section>;

const INNER = <Island component={Lid} props={{}} />;
const Outer = () => INNER;
const Other = () => null;

const client = {
  entry: ["/entry.js"],
  islands: new Map([
    ["box", { modules: ["/box.js", "/parts.js"], later: ["/store.js", "/entry.js"] }],
    ["lid", { modules: ["/lid.js", "/parts.js"], later: [] }],
  ]),
};

const names = nameIslands({
  "/app/ui/box.island.tsx": { default: Box },
  "/app/ui/lid.island.tsx": { default: Lid },
  "/app/ui/outer.island.tsx": { default: Outer },
});

function render(page: ReactNode) {
  const islands = { names, client, used: new Set<string>(), script: <script>start()</script> };
  const html = renderToStaticMarkup(<IslandContext value={islands}>{page}</IslandContext>);
  return { html, used: [...islands.used] };
}

it("an island has its data as JSON, and its slots as static HTML", () => {
  const props = { title: "Tea & cake", children: <b>hot</b> };
  const { html, used } = render(<Island component={Box} props={props} eagerFor="filter" />);
  expect(html).toBe(
    '<script>start()</script><div class="contents" data-island="box" data-prefix="_R_0_" data-props="{&quot;title&quot;:&quot;Tea &amp; cake&quot;}" data-eager-for="filter"><div>Tea &amp; cake<div class="contents" data-slot="children"><b>hot</b></div></div></div>',
  );
  expect(used).toEqual(["box"]);
});

it("only the first island of a page has the script before it", () => {
  const { html } = render([1, 2].map((key) => <Island key={key} component={Lid} props={{}} />));
  expect(html.match(/<script>|<section>/g)).toEqual(["<script>", "<section>", "<section>"]);
});

it("a page ends with the modules of its islands, each once", () => {
  const { html } = render([
    <Island key="1" component={Lid} props={{}} />,
    <Island key="2" component={Box} props={{ title: "" }} />,
    <IslandModules key="3" />,
  ]);
  expect(html).toMatch(
    /<template data-modules="\/entry.js \/lid.js \/parts.js \/box.js" data-later="\/store.js"><\/template>$/,
  );
});

it("a page without an island names no modules", () => expect(render(<IslandModules />).html).toBe(""));

describe("a page is refused", () => {
  it.each([
    ["in its slot", "box", () => <Island component={Box} props={{ title: "", children: INNER }} />],
    ["in a component of its slot", "lid", () => <Island component={Lid} props={{ children: <Outer /> }} />],
    ["in itself", "outer", () => <Island component={Outer} props={{}} />],
  ])("with an island that has another one %s", (_, name, getPage) => {
    expect(() => render(getPage())).toThrow(
      `The island lid is in the island ${name}: islands cannot be nested.`,
    );
  });

  it("with a component that no file of islands exports", () => {
    expect(() => render(<Island component={Other} props={{}} />)).toThrow(
      "Other is not an island: an island is the default export of a file whose name ends with .island.tsx.",
    );
  });
});

it("two islands of one name are refused", () => {
  const modules = {
    "/app/ui/box.island.tsx": { default: Box },
    "/app/courses/box.island.tsx": { default: Lid },
  };
  expect(() => nameIslands(modules)).toThrow(
    "/app/ui/box.island.tsx and /app/courses/box.island.tsx are islands of the same name: rename one of them.",
  );
});

type LooseProps = {
  format?: (value: number) => string;
  day?: Date;
  parts?: ReactNode[];
  names?: Map<string, string>;
  data?: object[];
};
const Loose = (_: LooseProps) => null;

it("the compiler refuses props that JSON does not hold (npm run typecheck)", () => {
  const elements = [
    // @ts-expect-error a function
    <Island key="1" component={Loose} props={{ format: String }} />,
    // @ts-expect-error a date
    <Island key="2" component={Loose} props={{ day: new Date(0) }} />,
    // @ts-expect-error elements that are not a slot
    <Island key="3" component={Loose} props={{ parts: [<br key="1" />] }} />,
    // @ts-expect-error a map
    <Island key="4" component={Loose} props={{ names: new Map() }} />,
    // @ts-expect-error a function in data
    <Island key="5" component={Loose} props={{ data: [{ format: String }] }} />,
  ];
  for (const element of elements) expect(() => render(element)).toThrow("Loose is not an island");
});
