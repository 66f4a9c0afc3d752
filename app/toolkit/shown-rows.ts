import { useLayoutEffect, useRef, useState } from "react";
import { formatPromptFilter, matchPrompts, type PromptFilter, parsePromptFilter } from "./prompt-filter.ts";
import { type PromptRow, readRows, showRows } from "./prompt-rows.ts";

/**
 * Shows the prompts that match the filter.
 * @param land brings what the address names into view again.
 * @returns how many they are.
 */
export function useShownRows(filter: PromptFilter, total: number, land: () => void): number {
  const rows = useRef<PromptRow[]>([]);
  const [count, setCount] = useState(total);
  const isArriving = useRef(true);
  useLayoutEffect(() => {
    const show = () => {
      if (rows.current.length === 0) rows.current = readRows();
      const matches = matchPrompts(rows.current, filter);
      showRows(rows.current, matches);
      setCount(matches.size);
    };
    if (isOpen(filter)) {
      isArriving.current &&= !isOpen(parsePromptFilter(new URLSearchParams(window.location.search)));
      return show();
    }
    if (isArriving.current) {
      // A filter that came with the address has moved what the address names.
      isArriving.current = false;
      if (window.location.hash !== "") setTimeout(land);
      return show();
    }
    // What was typed shows first, and the rows after it, for the last of several letters.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [filter, land]);
  return count;
}

const isOpen = (filter: PromptFilter): boolean => formatPromptFilter(filter).toString() === "";
