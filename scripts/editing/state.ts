import { useCallback, useEffect, useState } from "react";
import { type Finding, fieldName } from "#app/content/finding.ts";
import type { FileEdit, Result } from "./editor.ts";
import { namePath, type Path, toPath } from "./fields.ts";
import type { Values } from "./new-content.ts";
import type { Ask, PageTexts } from "./page-texts.ts";
import type { Place } from "./places.ts";

/** Where a value is; `at` is the place of a block of Markdown. */
export type Where = { file: string; path: Path; at?: number | undefined };

/** The fields of a file: all, one, or with `entry` those of a new value, which was asked for in the view of `from`. */
export type FormData = Where & {
  name: "form";
  line?: number;
  value?: string;
  others?: Place[];
  entry?:
    | {
        value: unknown;
        from: Path;
        title?: string;
        page?: string | undefined;
        /** Whether it is no part of `file`, which then says what is made. */
        isNewFile?: boolean;
        isTyped?: boolean;
      }
    | undefined;
};

/** What the panel shows: fields, the places of a text, what can be made, or all changes. */
export type View =
  | FormData
  | { name: "choice"; shown: string; places: Place[] }
  | { name: "new" }
  | { name: "changes" };

/** What stays when the page is loaded again: each save, here or elsewhere, does that. */
export type State = {
  isOn: boolean;
  view: View | undefined;
  /** Values that were typed and are not saved. */
  pending: (Where & { seen: unknown; value: unknown })[];
  /** The parts of a form that are open. */
  open: string[];
  message: string;
  /** The page to go to, even where another load gets in between. */
  next: string | undefined;
};

/** What every view of the panel is given. */
export type Props = {
  ask: Ask;
  state: State;
  texts: PageTexts;
  change: (part: Partial<State>) => void;
  show: (view: View | undefined) => void;
  save: (...edits: FileEdit[]) => Promise<Result>;
  /** Makes files of the values of a form. */
  make: (make: string, values: Values) => Promise<Result>;
  putBack: (id: number) => Promise<Result>;
};

type Answer = Result & { error?: string };

/** What the server has answered, and a function that waits for it. */
export function useAnswer() {
  const [answer, setAnswer] = useState<Answer>({});
  const wait = useCallback(
    (result: Promise<Answer>) =>
      void result.then(setAnswer, ({ message }: Error) => setAnswer({ error: message })),
    [],
  );
  return { ...answer, wait };
}

/** What a view is loaded with; `wait` gets a fault. */
export function useLoaded<Value>(load: () => Promise<Value>, wait: (result: Promise<Answer>) => void) {
  const [loaded, setLoaded] = useState<Value>();
  useEffect(() => {
    const set = async () => {
      setLoaded(await load());
      return {};
    };
    wait(set());
  }, [load, wait]);
  return loaded;
}

/** Whether two places are of the same value. */
export const isSame = (one: Where, other: Where) =>
  one.file === other.file && one.at === other.at && fieldName(one.path) === fieldName(other.path);

/** Whether two values have the same content. */
export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a typed value changes in its file. */
export function toEdit({ file, path, at, seen, value }: State["pending"][number]): FileEdit {
  if (at !== undefined) return { op: "body", file, at, from: String(seen), value: String(value) };
  return value === undefined ? { op: "remove", file, path, seen } : { op: "set", file, path, value, seen };
}

/** A fault as a sentence. */
export const formatFault = ({ found, fix }: Finding) => `Found ${found}: ${fix}.`;

/** A fault elsewhere as a sentence, with its place. */
export const formatFinding = (one: Finding) =>
  `${namePath(toPath(one.field)) || "Text"} (${one.file}:${one.line}): ${formatFault(one)}`;

/** Whether a view has typed values that are lost without it. */
export const isTyped = (view: View | undefined): boolean =>
  view?.name === "form" && view.entry?.isTyped === true;
