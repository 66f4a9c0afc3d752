import { useMatches } from "react-router";

/** What a route says of its page, as its `handle`. */
export type PageHandle = { static?: boolean };

/** Whether the built page carries no script. */
export const useIsStatic = (): boolean =>
  useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.static);
