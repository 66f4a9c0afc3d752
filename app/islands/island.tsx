import {
  type ComponentType,
  createContext,
  createElement,
  isValidElement,
  type ReactNode,
  use,
  useEffect,
  useId,
} from "react";

/** What the server knows and a page does not: how to render a part of the page for itself. */
export type IslandRenderer = {
  /** Names of the islands of the page, in order. */
  names: Set<string>;
  /** HTML of a component with its own ids, as the browser will hydrate it. */
  renderIsland: (node: ReactNode, identifierPrefix: string) => string;
  /** HTML that is never hydrated. */
  renderStatic: (node: ReactNode) => string;
};

/** Provided by `entry.server.tsx`, the only module with React's server renderer. */
export const IslandContext = createContext<IslandRenderer | undefined>(undefined);

type IslandProps<Props extends object> = {
  /** Name of the component's module: `course-tabs` for `course-tabs.island.tsx`. */
  name: string;
  component: ComponentType<Props>;
  /** Its props, sent as JSON. Elements among them become slots: static HTML that the island shows and never renders. */
  props: Props;
  /**
   * When the island cannot wait for the visitor, apart by blanks: `query` for an address with one, else how a key of the
   * browser's storage begins.
   */
  wakesFor?: string;
};

/**
 * An interactive part of a page: a React root of its own. It is rendered alone, so that its ids are those that
 * `hydrateRoot` will make with the same prefix; React in the browser never sees the rest of the document.
 */
export function Island<Props extends object>({ name, component, props, wakesFor }: IslandProps<Props>) {
  const renderer = use(IslandContext);
  const prefix = useId();
  if (!renderer) throw new Error(`The island ${name} is rendered outside of entry.server.tsx.`);
  renderer.names.add(name);
  const entries = Object.entries(props);
  const all = entries.map(([key, value]) => [
    key,
    isValidElement(value) ? createSlot(key, renderer.renderStatic(value)) : value,
  ]);
  const data = Object.fromEntries(entries.filter(([, value]) => !isValidElement(value)));
  // No hook may follow: a nested render takes the dispatcher of the outer one away (facebook/react#22214).
  const html = renderer.renderIsland(
    <LiveIsland>{createElement(component, Object.fromEntries(all) as Props)}</LiveIsland>,
    prefix,
  );
  return (
    <div
      className="contents"
      data-island={name}
      data-prefix={prefix}
      data-props={JSON.stringify(data)}
      data-wakes={wakesFor}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Static HTML in an island; hydration takes it as it stands. */
export const createSlot = (name: string, html: string): ReactNode => (
  <div
    key={name}
    className="contents"
    data-slot={name}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

/** Tells when everything in an island is hydrated; the server renders it around the island as well, for equal trees. */
export function LiveIsland({ onLive, children }: { onLive?: () => void; children: ReactNode }) {
  useEffect(() => onLive?.(), [onLive]);
  return children;
}
