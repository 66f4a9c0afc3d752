import {
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useId,
  useLayoutEffect,
} from "react";

/** What JSON can hold. */
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Props of an island: data, which is sent as JSON, and slots. A slot is static HTML that React never renders in the browser. */
type IslandProps = Record<string, Json | ReactElement>;

/** How the server renders a part of a page as a React root of its own. */
export type IslandRenderer = {
  /** Notes that the page has an island, and returns its name. Throws when the component is not an island. */
  addIsland: (component: unknown) => string;
  /** HTML that the browser hydrates with the same prefix of ids. */
  renderIsland: (node: ReactNode, identifierPrefix: string) => string;
  /** HTML that is never hydrated. */
  renderStatic: (node: ReactNode) => string;
  /** The script that must run before the first island of a page; nothing before the others. */
  takeScript: () => ReactNode;
  /** Name of the island that is being rendered. */
  outer?: string;
};

/** Provided by `entry.server.tsx`. */
export const IslandContext = createContext<IslandRenderer | undefined>(undefined);

type IslandElementProps<Props extends IslandProps> = {
  /** The default export of a `*.island.tsx`. */
  component: ComponentType<Props>;
  props: Props;
  /**
   * When the island loads without interaction: `query` if the address has one, or the prefix of a key in the browser's
   * storage. Separated by spaces.
   */
  eagerFor?: string;
};

/**
 * An interactive part of a page: a React root of its own. It is rendered alone, so that `hydrateRoot` makes the same ids
 * with the same prefix. The browser never hydrates the rest of the document.
 */
export function Island<Props extends IslandProps>({ component, props, eagerFor }: IslandElementProps<Props>) {
  const renderer = use(IslandContext);
  const prefix = useId();
  if (!renderer) throw new Error("An island is rendered outside of entry.server.tsx.");
  const name = renderer.addIsland(component);
  if (renderer.outer)
    throw new Error(`The island ${name} is in the island ${renderer.outer}: islands cannot be nested.`);
  const within = (node: ReactNode) => (
    <IslandContext value={{ ...renderer, outer: name }}>{node}</IslandContext>
  );
  const entries = Object.entries(props);
  const all = entries.map(([key, value]) => [
    key,
    isValidElement(value) ? createSlot(key, renderer.renderStatic(within(value))) : value,
  ]);
  const data = Object.fromEntries(entries.filter(([, value]) => !isValidElement(value)));
  // No hook may follow: a nested render takes the dispatcher of the outer one away (facebook/react#22214).
  const html = renderer.renderIsland(
    within(<LiveIsland>{createElement(component, Object.fromEntries(all) as Props)}</LiveIsland>),
    prefix,
  );
  return (
    <>
      {renderer.takeScript()}
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

/** Static HTML in an island; hydration keeps it as it is. */
export const createSlot = (name: string, html: string): ReactNode => (
  <div
    key={name}
    className="contents"
    data-slot={name}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

type LiveIslandProps = {
  /** Called when the HTML of the island is in the page, before any effect of the island. */
  onMount?: (() => void) | undefined;
  /** Called when the whole island is hydrated. */
  onLive?: () => void;
  children: ReactNode;
};

/** An island with the callbacks of its hydration. The server renders it too, so that both trees are equal. */
export function LiveIsland({ onMount, onLive, children }: LiveIslandProps) {
  useEffect(() => onLive?.(), [onLive]);
  return (
    <>
      <Mounted onMount={onMount} />
      {children}
    </>
  );
}

/** Comes before the island, because layout effects of siblings run in their order. */
function Mounted({ onMount }: Pick<LiveIslandProps, "onMount">) {
  useLayoutEffect(() => onMount?.(), [onMount]);
  return null;
}
