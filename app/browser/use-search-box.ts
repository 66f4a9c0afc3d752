import { type RefObject, useEffect, useRef } from "react";

/**
 * Ref of a search box that is not controlled: it keeps what was typed before hydration and reports it; from then on
 * it follows the search (Back, cleared filters). `onChange` must be stable.
 */
export function useSearchBox(
  search: string,
  onChange: (changes: { search: string }) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst && box.value !== "" && box.value !== search) onChange({ search: box.value });
    else if (box.value.trim() !== search.trim()) box.value = search;
  }, [search, onChange]);
  return input;
}
