import { useCallback } from "react";
import { type Finding, fieldName } from "#app/content/finding.ts";
import { changeData, getSchema, getValue, type Path, toPath, type ValueEdit } from "../form-fields.ts";
import type { Values } from "../server/new-content.ts";
import type { Result } from "../server/save.ts";
import type { Form } from "./form.tsx";
import { formatFault } from "./sentences.ts";
import { type FormView, isEqual, isSame, type NewValue, type Pending, type Props } from "./state.ts";
import { useAnswer, useLoaded } from "./use-answer.ts";
import { usePlace } from "./use-place.ts";

type FormProps = Props & { view: FormView };

/** What a form has of a value, and what becomes of it. */
type Typed = Pick<Form, "data" | "isChanged" | "onType"> & {
  onChange: (edit: ValueEdit) => Promise<Result> | undefined;
  isUnsaved: boolean;
  submit: () => Promise<Result>;
  discard: () => void;
};

const put = (data: unknown, path: Path, value: unknown) =>
  path.length > 0 ? changeData(data, { op: "set", path, value }) : value;

/** The value that the editor of a change sees: of an entry that is added or moved, the list. */
const getSeen = (written: unknown, { op, path }: ValueEdit) =>
  getValue(written, op === "insert" || op === "move" ? path.slice(0, -1) : path);

/** Values of a file: what is typed is kept apart from them until it is saved. */
function changeFile({ state: { pending }, change, save, view }: FormProps, written: unknown): Typed {
  const { file, path, at } = view;
  const own = pending.filter(
    (one) => one.file === file && one.at === at && !isEqual(getValue(written, one.path), one.value),
  );
  return {
    data: own.reduce((typed, one) => put(typed, one.path, one.value), written),
    isUnsaved: pending.length > 0,
    isChanged: (where) => own.some((one) => isSame(one, { file, at, path: where })),
    onType: (where, value) => {
      const one = { file, at, path: where };
      const old = getValue(written, where);
      const { seen } = pending.find((other) => isSame(other, one)) ?? { seen: old };
      const rest = pending.filter((other) => !isSame(other, one));
      change({ pending: isEqual(old, value) ? rest : [...rest, { ...one, seen, value }] });
    },
    onChange: (edit) => {
      if (edit.op === "move" || edit.op === "remove")
        return save({ ...edit, file, seen: getSeen(written, edit) });
      change({ view: { ...view, path: edit.path, entry: { value: edit.value, from: path } } });
      return undefined;
    },
    submit: () => save(),
    discard: () => change({ pending: [] }),
  };
}

/** A value that is not in a file yet: the view holds it. */
function addToFile({ change, save, make, view }: FormProps, written: unknown, entry: NewValue): Typed {
  const { file, path } = view;
  const data = put(undefined, path, entry.value);
  const set = (next: unknown) =>
    change({ view: { ...view, entry: { ...entry, value: getValue(next, path), isTyped: true } } });
  const op = typeof path.at(-1) === "number" ? "insert" : "set";
  const edit: ValueEdit = { op, path, value: entry.value };
  return {
    data,
    isUnsaved: true,
    isChanged: () => false,
    onType: (where, value) => set(put(data, where, value)),
    onChange: (edit) => {
      set(changeData(data, edit));
      return undefined;
    },
    submit: () =>
      entry.isNewFile
        ? make(file, entry.value as Values)
        : save({ ...edit, file, seen: getSeen(written, edit) }),
    discard: () =>
      change({ view: entry.title ? { name: "new" } : { ...view, path: entry.from, entry: undefined } }),
  };
}

/** The values of a form with what was typed, and what becomes of them. */
export function useForm(props: FormProps) {
  const { ask, state, change, view } = props;
  const { file, path, at, entry } = view;
  const { pending, open } = state;
  const { refused = [], conflicts = [], error, wait } = useAnswer();
  const isNewFile = entry?.isNewFile === true;
  const opened = useLoaded(
    useCallback(
      () =>
        isNewFile
          ? ask("readNewFields", { make: file, page: location.pathname })
          : ask("readFields", { file, path }),
      [ask, isNewFile, file, path],
    ),
    wait,
  );
  const kind = entry ? "new" : path.length > 0 || at !== undefined ? "one" : "all";
  const root = usePlace(kind, file, opened !== undefined, refused);
  const written = at === undefined ? opened?.data : view.value;
  const schema = at === undefined ? (opened?.schema ?? {}) : { type: "string" };
  const typed = entry ? addToFile(props, written, entry) : changeFile(props, written);
  const clear = () => wait(Promise.resolve({}));
  const form: Form = {
    schema,
    data: typed.data,
    choices: opened?.choices ?? {},
    isNew: entry !== undefined,
    isChanged: typed.isChanged,
    listFaults: (where) =>
      refused.filter((one) => one.file === file && one.field === fieldName(where)).map(formatFault),
    onType: typed.onType,
    onChange: (edit) => {
      const result = typed.onChange(edit);
      if (result) wait(result);
    },
    // What a new value must have is open from the beginning.
    isOpen: (where) => open.includes(fieldName(where)) !== (entry !== undefined),
    onToggle: (where, isOpen) => {
      const others = open.filter((one) => one !== fieldName(where));
      change({ open: isOpen === (entry !== undefined) ? others : [...others, fieldName(where)] });
    },
  };
  // The words of a link have its address next to them.
  const link = [...path.slice(0, -1), "href"];
  const address =
    kind === "one" && path.at(-1) !== "href" && getValue(typed.data, link) !== undefined ? link : undefined;
  const isShown = (one: Finding): boolean => {
    if (one.file !== file) return false;
    if (kind === "one") return [path, address ?? path].some((where) => fieldName(where) === one.field);
    if (kind === "new" && !isNewFile) return one.field.startsWith(fieldName(path));
    const where = toPath(one.field);
    return (
      getValue(typed.data, where) !== undefined || getSchema(schema, typed.data, where).type !== undefined
    );
  };
  const settle = (kept: Pending[]) => {
    change({ pending: kept });
    clear();
  };
  return {
    root,
    opened,
    form,
    kind,
    address,
    error,
    elsewhere: refused.filter((one) => !isShown(one)),
    conflicts: conflicts.map((conflict) => {
      const mine = pending.find((one) => isSame(one, { file, at, path: conflict.path }));
      return {
        ...conflict,
        mine: mine?.value,
        keepTheirs: () => settle(pending.filter((one) => one !== mine)),
        keepMine: () =>
          settle(pending.map((one) => (one === mine ? { ...one, seen: conflict.theirs } : one))),
      };
    }),
    isUnsaved: typed.isUnsaved,
    submit: () => (typed.isUnsaved ? wait(typed.submit()) : change({ message: "Nothing was changed." })),
    discard: () => {
      clear();
      typed.discard();
    },
  };
}
