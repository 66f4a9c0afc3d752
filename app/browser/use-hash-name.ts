import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { getHashName, setHashName } from "./hash-name.ts";

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  addEventListener("popstate", onChange);
  return () => {
    removeEventListener("hashchange", onChange);
    removeEventListener("popstate", onChange);
  };
}

/** The name behind the '#' of the address, empty while the built HTML is hydrated, and how to write another. */
export function useHashName(): [string, (name: string) => void] {
  // A navigation brings another address without an event of the browser.
  useLocation();
  return [useSyncExternalStore(subscribe, getHashName, () => ""), setHashName];
}
