import { useCallback, useEffect, useRef } from "react";
import { type Finding, fieldName } from "#app/content/finding.ts";
import type { FileEdit } from "./editor.ts";
import { changeData, getSchema, getValue, type Path, toPath, type ValueEdit } from "./fields.ts";
import type { Form } from "./form.tsx";
import type { Values } from "./new-content.ts";
import {
  type FormData,
  formatFault,
  isEqual,
  isSame,
  type Props,
  type State,
  useAnswer,
  useLoaded,
} from "./state.ts";

/** The values of a form with what was typed, and what becomes of them. */
export function useForm({ ask, state, change, save, make, view }: Props & { view: FormData }) {
  const { file, path, at, entry } = view;
  const { pending, open } = state;
  const { refused = [], conflicts = [], error, wait } = useAnswer();
  const isNew = entry !== undefined;
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
  const kind = isNew ? "new" : path.length > 0 || at !== undefined ? "one" : "all";
  const root = usePlace(kind, file, opened !== undefined, refused);

  const written = at === undefined ? opened?.data : view.value;
  const schema = at === undefined ? (opened?.schema ?? {}) : { type: "string" };
  const own = pending.filter(
    (one) => one.file === file && one.at === at && !isEqual(getValue(written, one.path), one.value),
  );
  const put = (data: unknown, where: Path, value: unknown) =>
    where.length > 0 ? changeData(data, { op: "set", path: where, value }) : value;
  const data = entry
    ? put(undefined, path, entry.value)
    : own.reduce((typed, one) => put(typed, one.path, one.value), written);
  const setEntry = (next: unknown) =>
    entry && change({ view: { ...view, entry: { ...entry, value: getValue(next, path), isTyped: true } } });
  const getSeen = ({ op, path: where }: ValueEdit) =>
    getValue(written, op === "insert" || op === "move" ? where.slice(0, -1) : where);
  const add = (): FileEdit[] => {
    if (!entry) return [];
    const edit: ValueEdit = {
      op: typeof path.at(-1) === "number" ? "insert" : "set",
      path,
      value: entry.value,
    };
    return [{ ...edit, file, seen: getSeen(edit) }];
  };
  const clear = () => wait(Promise.resolve({}));
  const form: Form = {
    ...{ schema, data, choices: opened?.choices ?? {}, isNew },
    isChanged: (where) => own.some((one) => isSame(one, { file, at, path: where })),
    listFaults: (where) =>
      refused.filter((one) => one.file === file && one.field === fieldName(where)).map(formatFault),
    onType: (where, value) => {
      if (entry) return void setEntry(put(data, where, value));
      const one = { file, at, path: where };
      const { seen } = pending.find((other) => isSame(other, one)) ?? { seen: getValue(written, where) };
      const rest = pending.filter((other) => !isSame(other, one));
      change({
        pending: isEqual(getValue(written, where), value) ? rest : [...rest, { ...one, seen, value }],
      });
    },
    onChange: (edit) => {
      if (entry) setEntry(changeData(data, edit));
      else if (edit.op === "insert" || edit.op === "set")
        change({ view: { ...view, path: edit.path, entry: { value: edit.value, from: path } } });
      else wait(save({ ...edit, file, seen: getSeen(edit) }));
    },
    // What a new value must have is open from the beginning.
    isOpen: (where) => open.includes(fieldName(where)) !== isNew,
    onToggle: (where, isOpen) => {
      const others = open.filter((one) => one !== fieldName(where));
      change({ open: isOpen === isNew ? others : [...others, fieldName(where)] });
    },
  };
  // The words of a link have its address next to them.
  const link = [...path.slice(0, -1), "href"];
  const address =
    kind === "one" && path.at(-1) !== "href" && getValue(data, link) !== undefined ? link : undefined;
  const isShown = (one: Finding): boolean => {
    if (one.file !== file) return false;
    if (kind === "one") return [path, address ?? path].some((where) => fieldName(where) === one.field);
    if (kind === "new" && !isNewFile) return one.field.startsWith(fieldName(path));
    const where = toPath(one.field);
    return getValue(data, where) !== undefined || getSchema(schema, data, where).type !== undefined;
  };
  return {
    ...{ root, opened, form, kind, address, error },
    elsewhere: refused.filter((one) => !isShown(one)),
    conflicts: conflicts.map((conflict) => {
      const mine = pending.find((one) => isSame(one, { file, at, path: conflict.path }));
      const settle = (kept: State["pending"]) => () => {
        change({ pending: kept });
        clear();
      };
      return {
        ...conflict,
        mine: mine?.value,
        keepTheirs: settle(pending.filter((one) => one !== mine)),
        keepMine: settle(pending.map((one) => (one === mine ? { ...one, seen: conflict.theirs } : one))),
      };
    }),
    isUnsaved: isNew || pending.length > 0,
    submit: () => wait(isNewFile ? make(file, entry.value as Values) : save(...add())),
    discard: () => {
      clear();
      if (!entry) change({ pending: [] });
      else if (entry.title) change({ view: { name: "new" } });
      else change({ view: { ...view, path: entry.from, entry: undefined } });
    },
  };
}

/** Where a form is: at its only control, as far down as it was left, or at what is refused. */
function usePlace(kind: "new" | "one" | "all", file: string, isOpened: boolean, refused: Finding[]) {
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const panel = root.current?.parentElement;
    if (!isOpened || !panel) return;
    if (kind === "one") panel.querySelector<HTMLElement>("textarea, input, select")?.focus();
    if (kind !== "all") return;
    const name = `editing-scrolled ${file}`;
    panel.scrollTop = Number(sessionStorage.getItem(name));
    const keep = () => sessionStorage.setItem(name, String(panel.scrollTop));
    panel.addEventListener("scroll", keep);
    return () => panel.removeEventListener("scroll", keep);
  }, [kind, file, isOpened]);
  useEffect(() => {
    const find = (what: string) => root.current?.querySelector<HTMLElement>(what);
    const wrong = refused.length > 0 ? (find('[aria-invalid="true"]') ?? find(".fault")) : undefined;
    if (!wrong) return;
    for (let part = wrong.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
      part.open = true;
    wrong.focus();
    wrong.scrollIntoView({ block: "center" });
  }, [refused]);
  return root;
}
