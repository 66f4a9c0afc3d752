import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { readQuery, replaceQuery } from "#app/islands/address-query.ts";
import { useHydrated } from "#app/islands/use-hydrated.ts";

/**
 * State that lives in the query of the address. A change shows at once and is written into the address without
 * a navigation, so that quick changes build on each other; links and Back bring other values.
 * `parse` and `format` must be constants.
 */
export function useQueryState<T extends object>(
  parse: (params: URLSearchParams) => T,
  format: (value: T) => URLSearchParams,
): [T, (changes: Partial<T>) => void] {
  const { key, search } = useLocation();
  const isHydrated = useHydrated();
  // The page was built without a query, so hydration must begin without one.
  const [value, setValue] = useState(() => parse(new URLSearchParams(isHydrated ? search : "")));
  const latest = useRef<T>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new address
  useEffect(() => {
    latest.current = parse(readQuery());
    setValue(latest.current);
  }, [key, parse]);

  const change = useCallback(
    (changes: Partial<T>) => {
      const next = { ...(latest.current ?? parse(readQuery())), ...changes };
      latest.current = next;
      setValue(next);
      replaceQuery(format(next).toString());
    },
    [parse, format],
  );
  return [value, change];
}
