import { type ReactNode, useEffect } from "react";

/** Tells when everything in an island is hydrated; the server renders it around the island as well, for equal trees. */
export function LiveIsland({ onLive, children }: { onLive?: () => void; children: ReactNode }) {
  useEffect(() => onLive?.(), [onLive]);
  return children;
}
