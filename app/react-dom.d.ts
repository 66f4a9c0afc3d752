// What the site uses of react-dom: @types/react-dom would be a package for four functions.
declare module "react-dom/server" {
  import type { ReactNode } from "react";

  /** Renders HTML that `hydrateRoot` makes interactive. */
  export function renderToString(node: ReactNode, options?: { identifierPrefix?: string }): string;
  /** Renders HTML without a trace of React. */
  export function renderToStaticMarkup(node: ReactNode): string;
}

declare module "react-dom/client" {
  import type { ReactNode } from "react";

  type Root = { render(node: ReactNode): void; unmount(): void };
  export function createRoot(element: Element | DocumentFragment): Root;
  export function hydrateRoot(
    element: Element,
    node: ReactNode,
    options: {
      identifierPrefix?: string;
      onUncaughtError?: (error: unknown) => void;
      onRecoverableError?: (error: unknown) => void;
    },
  ): Root;
}
