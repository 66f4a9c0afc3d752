import type { Finding } from "#app/content/finding.ts";
import { fieldName, getValue, type Path } from "#app/content/value-path.ts";
import { changeData, type ValueEdit } from "../edit.ts";
import { namePath } from "../field-words.ts";
import type { Schema } from "../schema-shape.ts";
import type { Values } from "../server/new-content.ts";
import type { Form } from "./form.tsx";
import { formatFault } from "./sentences.ts";
import { type FormView, isSame, type NewValue, type ViewProps } from "./state.ts";
import type { Answer } from "./use-server.ts";

type FileForm = {
  view: FormView;
  /** The fields of the file, as they are written. */
  loaded: { schema: Schema; data: unknown };
  refused: Finding[];
  showAnswer: (answer: Promise<Answer>) => void;
};

/** A value with a part of it replaced, or the whole of it. */
const replaceAt = (data: unknown, path: Path, value: unknown) =>
  path.length > 0 ? changeData(data, { op: "set", path, value }) : value;

/** The form of a value whose entry is moved, at its next index, to be moved on. */
function getMovedForm(
  { file, path }: FormView,
  { path: from, to }: ValueEdit & { op: "move" },
): FormView | undefined {
  if (path.length < from.length) return undefined;
  const next = [...from.slice(0, -1), to];
  const button = `${to < Number(from.at(-1)) ? "Move up" : "Move down"}: ${namePath(next)}`;
  return { name: "form", file, path: [...next, ...path.slice(from.length)], button };
}

/** The values of a form with what has been typed, and what becomes of them. */
export function createForm(
  { state: { pending }, updateState, isWriting, write, save }: ViewProps,
  { view, loaded, refused, showAnswer }: FileForm,
) {
  const { file, path, at, draft } = view;
  const written = at === undefined ? loaded.data : view.value;
  const own = pending.filter((one) => one.file === file && one.at === at);
  const data = draft
    ? replaceAt(undefined, path, draft.value)
    : own.reduce((typed, one) => replaceAt(typed, one.path, one.value), written);
  /** A change with the value that its editor sees: of an entry that is added or moved, the list. */
  const withSeen = (edit: ValueEdit) => {
    const seen = edit.op === "insert" || edit.op === "move" ? edit.path.slice(0, -1) : edit.path;
    return { ...edit, file, seen: getValue(written, seen) };
  };
  const setDraft = (old: NewValue, next: unknown) => {
    // The value is on its way: what is typed now would not be saved.
    if (isWriting) return;
    updateState({ view: { ...view, draft: { ...old, value: getValue(next, path), isTyped: true } } });
  };
  const form: Form = {
    schema: at === undefined ? loaded.schema : { type: "string" },
    data,
    isNew: draft !== undefined,
    listFaults: (where) =>
      refused.filter((one) => one.file === file && fieldName(one.path) === fieldName(where)).map(formatFault),
    onType(where, value) {
      if (draft) return setDraft(draft, replaceAt(data, where, value));
      const one = { file, at, path: where, seen: getValue(written, where), value };
      const old = pending.find((other) => isSame(other, one));
      const rest = pending.filter((other) => other !== old);
      const isSeen = JSON.stringify(one.seen) === JSON.stringify(value);
      updateState({ pending: isSeen ? rest : [...rest, { ...one, seen: old ? old.seen : one.seen }] });
    },
    onChange(edit) {
      if (draft) setDraft(draft, changeData(data, edit));
      else if (edit.op === "move") showAnswer(save([withSeen(edit)], getMovedForm(view, edit)));
      else if (edit.op === "remove") showAnswer(save([withSeen(edit)]));
      else
        updateState({
          view: { ...view, path: edit.path, draft: { value: edit.value, seen: withSeen(edit).seen } },
        });
    },
  };
  const submit = () => {
    if (!draft) return pending.length > 0 ? save() : Promise.resolve({ error: "Nothing was changed." });
    if (draft.isNewFile)
      return write("createContent", { make: file, values: draft.value as Values, page: location.pathname });
    const op = typeof path.at(-1) === "number" ? "insert" : "set";
    return save([{ op, file, path, value: draft.value, seen: draft.seen }]);
  };
  const discard = () => {
    if (draft) return updateState({ view: draft.title ? { name: "new" } : undefined });
    updateState({ pending: pending.filter((one) => !own.includes(one)) });
    showAnswer(Promise.resolve({}));
  };
  return { form, submit, discard, mayDiscard: draft !== undefined || own.length > 0 };
}
