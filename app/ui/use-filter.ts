import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { readQuery, replaceQuery } from "#app/islands/address.ts";
import type { createFilter, Filter } from "./filter.ts";

type Control = RefObject<HTMLInputElement | HTMLSelectElement | null>;

type FilteredList<Field extends string> = {
  rules: ReturnType<typeof createFilter<Field>>;
  /** How many rows there are. */
  total: number;
  /** The controls that are not controlled by React: they keep what was typed and chosen before hydration. */
  controls: Partial<Record<keyof Filter<Field>, Control>>;
  /** Shows the rows that match, and returns how many do. */
  show: (filter: Filter<Field>) => number;
  /** Called after a change by the visitor. */
  onChange?: () => void;
};

/** The filter of a static list; it is in the address, so links and Back restore it. */
export function useFilter<Field extends string>(list: FilteredList<Field>) {
  const { rules, total, controls, show, onChange } = list;
  const [filter, setFilter] = useState(rules.none);
  const [shown, setShown] = useState(total);
  const count = useRef<HTMLParagraphElement>(null);

  const listControls = () =>
    Object.entries<Control | undefined>(controls).flatMap(([name, control]) =>
      control?.current ? [{ name: name as keyof Filter<Field>, control: control.current }] : [],
    );
  const apply = (next: Filter<Field>) => {
    setFilter(next);
    setShown(show(next));
    for (const { name, control } of listControls())
      if (control.value !== next[name]) control.value = next[name];
  };
  const change = (changes: Partial<Filter<Field>>) => {
    const next = { ...filter, ...changes };
    apply(next);
    replaceQuery(rules.format(next));
    onChange?.();
  };
  const clear = () => {
    change(rules.none);
    count.current?.focus();
  };
  const readAddress = () => {
    const named = rules.parse(readQuery());
    const early = listControls().filter(({ name, control }) => control.value !== rules.none[name]);
    const changes = Object.fromEntries(early.map(({ name, control }) => [name, control.value]));
    if (early.length > 0) change({ ...named, ...changes });
    else apply(named);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; no link of these pages opens another filter
  useLayoutEffect(readAddress, []);

  return {
    filter,
    /** How many rows match. */
    shown,
    isFiltered: rules.isActive(filter),
    /** The element that shows how many rows match; it has the focus after `clear`. */
    count,
    change,
    clear,
  };
}
