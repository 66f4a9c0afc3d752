import { fieldName } from "#app/content/finding.ts";
import { namePath } from "../form-fields.ts";
import { EntryTools, Field, Fields } from "./form.tsx";
import { Button, Choices, Faults, OpenFile, Title } from "./parts.tsx";
import { formatFinding, print } from "./sentences.ts";
import type { FormView, Props } from "./state.ts";
import { useForm } from "./use-form.ts";

/** One value, all fields of a file, or those of a new value. */
export function FieldsView(props: Props & { view: FormView }) {
  const { view, show } = props;
  const { file, path, at, entry, others = [] } = view;
  const { root, opened, form, kind, address, elsewhere, conflicts, error, isUnsaved, submit, discard } =
    useForm(props);
  if (!opened) return <Title>{error ?? "Loading"}</Title>;
  const name = namePath(entry ? path.filter((key) => typeof key === "string") : path);
  const isOne = kind === "one";
  return (
    <form
      ref={root}
      data-one={isOne || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
        if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.requestSubmit();
      }}
    >
      <Title>
        {entry ? `New: ${entry.title ?? name}` : at !== undefined ? "Part of the text" : name || "All fields"}
      </Title>
      {entry?.isNewFile ? null : <OpenFile place={`${file}:${view.line ?? opened.line}`} />}
      {conflicts.map((conflict) => (
        <Conflict key={fieldName(conflict.path)} {...conflict} />
      ))}
      <Faults of={[error, ...elsewhere.map(formatFinding)]} />
      {at === undefined ? (
        <Fields form={form} path={path} isTop={!isOne} />
      ) : (
        <Field form={form} path={[]} label="Markdown" />
      )}
      {address ? <Field form={form} path={address} /> : null}
      {isOne
        ? path
            .map((_, depth) => path.slice(0, depth + 1))
            .filter((one) => typeof one.at(-1) === "number")
            .toReversed()
            .map((one) => <EntryTools key={fieldName(one)} form={form} path={one} />)
        : null}
      {opened.notes.map((note) => (
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
        <Button disabled={!isUnsaved} onClick={discard}>
          Discard
        </Button>
        {isOne ? (
          <Button onClick={() => show({ name: "form", file, path: [] })}>All fields of this file</Button>
        ) : null}
      </p>
    </form>
  );
}

/** Both versions of a value that was changed elsewhere. */
const Conflict = ({
  theirs,
  mine,
  keepTheirs,
  keepMine,
}: ReturnType<typeof useForm>["conflicts"][number]) => (
  <div role="alert" className="conflict">
    <p>Somebody has changed this in the file since you opened it: nothing was written.</p>
    <h3>In the file now</h3>
    <pre>{print(theirs)}</pre>
    <h3>Yours</h3>
    <pre>{print(mine)}</pre>
    <p className="tools">
      <Button onClick={keepTheirs}>Keep the file's</Button>
      <Button onClick={keepMine}>Keep mine</Button>
    </p>
  </div>
);
