import { fieldName } from "#app/content/finding.ts";
import type { Path } from "../form-fields.ts";
import type { Values } from "../server/new-content.ts";
import type { Place } from "../server/places.ts";
import type { FileEdit, Result } from "../server/save.ts";
import type { Ask, TextFinder } from "./text-finder.ts";

/** Where a value is; `at` is the place of a block of Markdown. */
export type Where = { file: string; path: Path; at?: number | undefined };

/** A value that is not in the content yet. */
export type NewValue = {
  value: unknown;
  /** The fields in which it was asked for. */
  from: Path;
  /** What it is called, where 'New' makes it. */
  title?: string;
  page?: string | undefined;
  /** Whether it is a file of its own: the `file` of its form then says what is made. */
  isNewFile?: boolean;
  isTyped?: boolean;
};

/** The fields of a file: all, one, or those of a new value. */
export type FormView = Where & {
  name: "form";
  line?: number;
  value?: string;
  others?: Place[];
  entry?: NewValue | undefined;
};

/** What the panel shows: fields, the places of a text, what can be made, or all changes. */
export type View =
  | FormView
  | { name: "choice"; shown: string; places: Place[] }
  | { name: "new" }
  | { name: "changes" };

/** A typed value that is not saved. */
export type Pending = Where & { seen: unknown; value: unknown };

/** What stays when the page is loaded again: each save, here or elsewhere, does that. */
type State = {
  isOn: boolean;
  view: View | undefined;
  pending: Pending[];
  /** The parts of a form that are open. */
  open: string[];
  message: string;
  warnings: string[];
  /** What was saved last: the page opens what holds it. */
  changed: Where[];
  /** The page to go to, even where another load gets in between. */
  next: string | undefined;
  /** What the server was asked to do, until its answer is there: the page may be loaded before. */
  asked: { id: string; action: Writing } | undefined;
};

/** The actions that write files. */
export type Writing = "save" | "putBack" | "createContent";

/** What every view of the panel is given. */
export type Props = {
  ask: Ask;
  state: State;
  texts: TextFinder;
  change: (part: Partial<State>) => void;
  show: (view: View | undefined) => void;
  save: (...edits: FileEdit[]) => Promise<Result>;
  /** Makes files of the values of a form. */
  make: (make: string, values: Values) => Promise<Result>;
  putBack: (id: number, isBack: boolean) => Promise<Result>;
};

const EMPTY: State = {
  isOn: false,
  view: undefined,
  pending: [],
  open: [],
  message: "",
  warnings: [],
  changed: [],
  next: undefined,
  asked: undefined,
};

/** Where a tab keeps the state while a page is loaded again. */
const KEY = "editing";

/** The state, which outlives the page. */
export function createStore() {
  let state: State = { ...EMPTY, ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    change(part: Partial<State>) {
      state = { ...state, ...part };
      sessionStorage.setItem(KEY, JSON.stringify(state));
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What the answer of the server changes. */
export function finish({ view, pending, asked }: State, { saved }: Result): Partial<State> {
  const done = { asked: undefined };
  if (!saved) return done;
  const { label, warnings, page } = saved;
  return {
    ...done,
    message: asked?.action === "putBack" ? label : `Saved. ${label}`,
    warnings: warnings.map(
      ({ file, line, found, fix }) => `Look at ${file}:${line}: found ${found}; ${fix}.`,
    ),
    changed: view?.name === "form" && view.entry ? [view] : pending,
    view: asked?.action === "createContent" ? undefined : getNextView(view, warnings.length > 0),
    pending: asked?.action === "save" ? [] : pending,
    next: page ?? (view?.name === "form" ? view.entry?.page : undefined),
  };
}

/** What is shown after a save: a list stays open, one value without warnings is done. */
function getNextView(view: View | undefined, hasWarnings: boolean): View | undefined {
  if (view?.name === "new" || view?.name === "changes") return view;
  if (view?.name !== "form" || view.at !== undefined) return undefined;
  const path = view.entry?.from ?? view.path;
  if (hasWarnings) return { ...view, entry: undefined };
  return path.length > 0 ? undefined : { ...view, path, entry: undefined };
}

/** Whether two places are of the same value. */
export const isSame = (one: Where, other: Where) =>
  one.file === other.file && one.at === other.at && fieldName(one.path) === fieldName(other.path);

/** Whether a place is of a value, or within it. */
export const isIn = (one: Where, { file, at, path }: Where) =>
  isSame({ ...one, path: one.path.slice(0, path.length) }, { file, at, path });

/** Whether two values have the same content. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a typed value changes in its file. */
export function toEdit({ file, path, at, seen, value }: Pending): FileEdit {
  if (at !== undefined) return { op: "body", file, at, from: String(seen), value: String(value) };
  return value === undefined ? { op: "remove", file, path, seen } : { op: "set", file, path, value, seen };
}

/** Whether a view has typed values that are lost without it. */
export const isTyped = (view: View | undefined): boolean =>
  view?.name === "form" && view.entry?.isTyped === true;
