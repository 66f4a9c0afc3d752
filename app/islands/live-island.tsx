import { type ReactNode, useEffect, useLayoutEffect } from "react";

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
