import { useSyncExternalStore } from "react";
import { getHashName, setHashName } from "./hash-name.ts";

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The name behind the '#' of the address, empty while the built HTML is hydrated, and how to write another. */
export const useHashName = (): [string, (name: string) => void] => [
  useSyncExternalStore(subscribe, getHashName, () => ""),
  setHashName,
];
