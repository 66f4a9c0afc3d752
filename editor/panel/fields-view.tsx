import { useEffect, useRef } from "react";
import type { Finding } from "#app/content/finding.ts";
import { fieldName, getValue, type Path } from "#app/content/value-path.ts";
import { changeData, getSchema, namePath, type ValueEdit } from "../form-fields.ts";
import type { Values } from "../server/new-content.ts";
import { EntryTools, Field, Fields, type Form } from "./form.tsx";
import { Button, Choices, Faults, formatFault, formatFinding, OpenFile, print, Title } from "./parts.tsx";
import { type FormView, isSame, type NewValue, type Pending, type Props } from "./state.ts";
import { useServer } from "./use-server.ts";

const put = (data: unknown, path: Path, value: unknown) =>
  path.length > 0 ? changeData(data, { op: "set", path, value }) : value;

/** One value, all fields of a file, or those of a new value. */
export function FieldsView({ ask, state, change, show, write, save, view }: Props & { view: FormView }) {
  const { file, path, at, entry, others = [] } = view;
  const { pending } = state;
  const page = location.pathname;
  const { loaded, refused, conflicts, error, wait } = useServer(() =>
    entry?.isNewFile ? ask("readNewFields", { make: file, page }) : ask("readFields", { file, path }),
  );
  const root = useRef<HTMLFormElement>(null);
  const isOne = !entry && (path.length > 0 || at !== undefined);
  useFocus(root, loaded !== undefined && (isOne || entry !== undefined), refused);
  if (!loaded) return <Title>{error ?? "Loading"}</Title>;
  const schema = at === undefined ? loaded.schema : { type: "string" };
  const written = at === undefined ? loaded.data : view.value;
  const own = pending.filter((one) => one.file === file && one.at === at);
  const data = entry
    ? put(undefined, path, entry.value)
    : own.reduce((typed, one) => put(typed, one.path, one.value), written);
  /** The value that the editor of a change sees: of an entry that is added or moved, the list. */
  const see = (edit: ValueEdit) => {
    const seen = edit.op === "insert" || edit.op === "move" ? edit.path.slice(0, -1) : edit.path;
    return { ...edit, file, seen: getValue(written, seen) };
  };
  const setEntry = (old: NewValue, next: unknown) =>
    change({ view: { ...view, entry: { ...old, value: getValue(next, path), isTyped: true } } });
  const form: Form = {
    schema,
    data,
    isNew: entry !== undefined,
    listFaults: (where) =>
      refused.filter((one) => one.file === file && fieldName(one.path) === fieldName(where)).map(formatFault),
    onType(where, value) {
      if (entry) return setEntry(entry, put(data, where, value));
      const one = { file, at, path: where, seen: getValue(written, where), value };
      const old = pending.find((other) => isSame(other, one));
      const rest = pending.filter((other) => other !== old);
      const isSeen = JSON.stringify(one.seen) === JSON.stringify(value);
      change({ pending: isSeen ? rest : [...rest, { ...one, seen: old ? old.seen : one.seen }] });
    },
    onChange(edit) {
      if (entry) setEntry(entry, changeData(data, edit));
      else if (edit.op === "move" || edit.op === "remove") wait(save(see(edit)));
      else change({ view: { ...view, path: edit.path, entry: { value: edit.value } } });
    },
  };
  const submit = () => {
    if (!entry) return pending.length > 0 ? save() : Promise.resolve({ error: "Nothing was changed." });
    if (entry.isNewFile) return write("createContent", { make: file, values: entry.value as Values, page });
    const op = typeof path.at(-1) === "number" ? "insert" : "set";
    return save(see({ op, path, value: entry.value }));
  };
  const keep = (kept: Pending[]) => {
    change({ pending: kept });
    wait(Promise.resolve({}));
  };
  const discard = () => (entry ? change({ view: entry.title ? { name: "new" } : undefined }) : keep([]));
  // The words of a link have its address next to them.
  const href = [...path.slice(0, -1), "href"];
  const address = isOne && path.at(-1) !== "href" && getValue(data, href) !== undefined ? href : undefined;
  const isShown = (one: Finding) =>
    one.file === file &&
    (isOne
      ? [path, address ?? path].some((at) => fieldName(at) === fieldName(one.path))
      : path.every((key, depth) => one.path[depth] === key) &&
        getSchema(schema, data, one.path).type !== undefined);
  const name = namePath(entry ? path.filter((key) => typeof key === "string") : path);
  const title = at === undefined ? name || "All fields" : "Part of the text";
  return (
    <form
      ref={root}
      data-one={isOne || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        wait(submit());
      }}
    >
      <Title>{entry ? `New: ${entry.title ?? name}` : title}</Title>
      {entry?.isNewFile ? null : <OpenFile place={`${file}:${view.line ?? loaded.line}`} />}
      {conflicts.map(({ theirs, ...where }) => {
        const mine = pending.find((one) => isSame(one, { at, ...where }));
        return (
          <div key={fieldName(where.path)} role="alert" className="conflict">
            <p>Somebody has changed this in the file since you opened it: nothing was written.</p>
            <h3>In the file now</h3>
            <pre>{print(theirs)}</pre>
            <h3>Yours</h3>
            <pre>{print(mine?.value)}</pre>
            <p className="tools">
              <Button onClick={() => keep(pending.filter((one) => one !== mine))}>Keep the file's</Button>
              <Button
                onClick={() => keep(pending.map((one) => (one === mine ? { ...one, seen: theirs } : one)))}
              >
                Keep mine
              </Button>
            </p>
          </div>
        );
      })}
      <Faults of={[error, ...refused.filter((one) => !isShown(one)).map(formatFinding)]} />
      {at === undefined ? (
        <Fields form={form} path={path} isTop={!isOne} />
      ) : (
        <Field form={form} path={[]} label="Markdown" />
      )}
      {address ? <Field form={form} path={address} /> : null}
      {path.map((key, depth) =>
        isOne && typeof key === "number" ? (
          <EntryTools key={fieldName(path.slice(0, depth + 1))} form={form} path={path.slice(0, depth + 1)} />
        ) : null,
      )}
      {loaded.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {others.length > 0 ? (
        <details>
          <summary>The same words elsewhere</summary>
          <Choices places={others} show={show} />
        </details>
      ) : null}
      <p className="tools end">
        <button type="submit">Save</button>
        <Button disabled={!entry && pending.length === 0} onClick={discard}>
          Discard
        </Button>
        {isOne ? (
          <Button onClick={() => show({ name: "form", file, path: [] })}>All fields of this file</Button>
        ) : null}
      </p>
    </form>
  );
}

/** Puts the focus on the first control of a form, and on what is refused. */
function useFocus(root: { current: HTMLFormElement | null }, hasControl: boolean, refused: Finding[]): void {
  useEffect(() => {
    if (hasControl) root.current?.querySelector<HTMLElement>("textarea, input, select")?.focus();
  }, [root, hasControl]);
  useEffect(() => {
    if (refused.length === 0) return;
    const find = (what: string) => root.current?.querySelector<HTMLElement>(what);
    const wrong = find('[aria-invalid="true"]') ?? find(".fault");
    for (let part = wrong?.closest("details"); part; part = part.parentElement?.closest("details"))
      part.open = true;
    wrong?.focus();
    wrong?.scrollIntoView({ block: "center" });
  }, [root, refused]);
}
