import {
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
  useId,
} from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { createSlot, LiveIsland } from "./live-island.tsx";

/** What JSON can hold. */
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Props of an island: data, which is sent as JSON, and slots. A slot is static HTML that React never renders in the browser. */
type IslandProps = Record<string, Json | ReactElement>;

/** Addresses of an island's own modules, and of the modules that these import later. */
export type IslandFiles = { modules: string[]; later: string[] };

/** The islands of the page that is being rendered. */
type PageIslands = {
  /** Names of all islands of the site, by their components. */
  names: ReadonlyMap<unknown, string>;
  /** Names of those that the page has so far. */
  used: Set<string>;
  /** What must run before the first of them. */
  script?: ReactNode;
  /** Addresses of the modules of every island, and of each; none in development. */
  client?: { entry: string[]; islands: ReadonlyMap<string, IslandFiles> } | undefined;
  /** Name of the island that is being rendered. */
  outer?: string;
};

/** Provided by `entry.server.tsx`. */
export const IslandContext = createContext<PageIslands>({ names: new Map(), used: new Set() });

type IslandElementProps<Props extends IslandProps> = {
  /** The default export of a `*.island.tsx`. */
  component: ComponentType<Props>;
  props: Props;
  /**
   * When the island loads without interaction: `filter` if the address has one, or the prefix of a key in the browser's
   * storage.
   */
  eagerFor?: string;
};

/**
 * An interactive part of a page: a React root of its own. It is rendered alone, so that `hydrateRoot` makes the same ids
 * with the same prefix. The browser never hydrates the rest of the document.
 */
export function Island<Props extends IslandProps>({ component, props, eagerFor }: IslandElementProps<Props>) {
  const page = use(IslandContext);
  const prefix = useId();
  const name = page.names.get(component);
  if (name === undefined)
    throw new Error(
      `${component.name} is not an island: an island is the default export of a file whose name ends with .island.tsx.`,
    );
  if (page.outer)
    throw new Error(`The island ${name} is in the island ${page.outer}: islands cannot be nested.`);
  const script = page.used.size === 0 ? page.script : undefined;
  page.used.add(name);
  const within = (node: ReactNode) => <IslandContext value={{ ...page, outer: name }}>{node}</IslandContext>;
  const entries = Object.entries(props);
  const all = entries.map(([key, value]) => [
    key,
    isValidElement(value) ? createSlot(key, renderToStaticMarkup(within(value))) : value,
  ]);
  const data = Object.fromEntries(entries.filter(([, value]) => !isValidElement(value)));
  // No hook may follow: a nested render takes the dispatcher of the outer one away (facebook/react#22214).
  const html = renderToString(
    within(<LiveIsland>{createElement(component, Object.fromEntries(all) as Props)}</LiveIsland>),
    { identifierPrefix: prefix },
  );
  return (
    <>
      {script}
      <div
        className="contents"
        data-island={name}
        data-prefix={prefix}
        data-props={JSON.stringify(data)}
        data-eager-for={eagerFor}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

/** The addresses of the modules of the page's islands. It is the last of the page, when all islands have been rendered. */
export function IslandModules() {
  const { used, client } = use(IslandContext);
  if (!client || used.size === 0) return null;
  const islands = [...used].flatMap((name) => client.islands.get(name) ?? []);
  const modules = new Set([...client.entry, ...islands.flatMap(({ modules }) => modules)]);
  const later = new Set(islands.flatMap(({ later }) => later.filter((file) => !modules.has(file))));
  return (
    <template
      data-modules={[...modules].join(" ")}
      data-later={later.size > 0 ? [...later].join(" ") : undefined}
    />
  );
}
