import { useState } from "react";
import { fieldName, type Path } from "#app/content/value-path.ts";
import type { Offer } from "../server/new-content.ts";
import type { Place } from "../server/places.ts";
import type { Ask, TextFinder } from "./text-finder.ts";
import type { Saving } from "./use-saving.ts";

/** Where a value is; `at` is the offset of a block of Markdown. */
export type Where = { file: string; path: Path; at?: number | undefined };

/** A value that is not in the content yet, such as one that 'New' offers. */
export type NewValue = Partial<Offer> & { value: unknown; isTyped?: boolean };

/** The fields of a file: all, one, or those of a new value. */
export type FormView = Where & {
  name: "form";
  line?: number;
  value?: string;
  others?: Place[];
  draft?: NewValue | undefined;
  /** The label of the button that gets the focus instead of the first field. */
  button?: string;
};

/** What the panel shows: fields, the places of a text, what can be made, or all changes. */
export type View =
  | FormView
  | { name: "choice"; shown: string; places: Place[] }
  | { name: "new" }
  | { name: "changes" };

/** A typed value that is not saved. */
export type Pending = Where & { seen: unknown; value: unknown };

/** What a tab keeps while the page is loaded again, as after each save. */
export type State = {
  isOn: boolean;
  view: View | undefined;
  pending: Pending[];
  message: string;
  /** What was written last: a value, whose text then has the focus, or a change of the list. */
  last?: Where | number | undefined;
};

/** What every view of the panel is given. */
export type ViewProps = Saving & {
  ask: Ask;
  state: State;
  texts: TextFinder;
  updateState: UpdateState;
  openView: (view: View | undefined) => void;
};

/** Changes parts of the state. */
export type UpdateState = (part: Partial<State> | ((state: State) => Partial<State>)) => void;

const EMPTY: State = { isOn: false, view: undefined, pending: [], message: "" };

/** Where a tab keeps the state while a page is loaded again. */
const KEY = "editing";

/** A state that cannot be read, such as that of an earlier version, is given up. */
function readState(): State {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
  } catch {
    return EMPTY;
  }
}

/** The state, which outlives the page, and what changes parts of it. */
export function useKeptState(): [State, UpdateState] {
  const [state, setState] = useState(readState);
  const updateState: UpdateState = (part) => {
    const old = readState();
    // At once: the page may be loaded again before it is drawn.
    sessionStorage.setItem(
      KEY,
      JSON.stringify({ ...old, ...(typeof part === "function" ? part(old) : part) }),
    );
    setState(readState);
  };
  return [state, updateState];
}

/** Whether both are the same value. */
export const isSame = (one: Where, other: Where) =>
  one.file === other.file && one.at === other.at && fieldName(one.path) === fieldName(other.path);
