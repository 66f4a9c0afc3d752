import { useEffect, useRef } from "react";
import type { Finding } from "#app/content/finding.ts";
import { fieldName, getValue } from "#app/content/value-path.ts";
import { namePath } from "../field-words.ts";
import { getSchema } from "../schema-shape.ts";
import { createForm } from "./file-form.ts";
import { EntryTools, Field, Fields } from "./form.tsx";
import { Button, Choices, Faults, OpenFile, Title } from "./parts.tsx";
import { formatFinding } from "./sentences.ts";
import type { FormView, ViewProps } from "./state.ts";
import { useServer } from "./use-server.ts";

/** One value, all fields of a file, or those of a new value. */
export function FieldsView({ view, ...props }: ViewProps & { view: FormView }) {
  const { file, path, at, draft, others = [] } = view;
  const { ask, openView, isWriting } = props;
  const { loaded, refused, error, showAnswer } = useServer(() =>
    draft?.isNewFile
      ? ask("readNewFields", { make: file, page: location.pathname })
      : ask("readFields", { file, path }),
  );
  const root = useRef<HTMLFormElement>(null);
  const isOne = !draft && (path.length > 0 || at !== undefined);
  useFocus(root, loaded !== undefined && (isOne || draft !== undefined), refused, view.button);
  if (!loaded) return <Title>{error ?? "Loading"}</Title>;
  const { form, submit, discard, mayDiscard } = createForm(props, { view, loaded, refused, showAnswer });
  // The words of a link have its address next to them.
  const href = [...path.slice(0, -1), "href"];
  const address =
    isOne && path.at(-1) !== "href" && getValue(form.data, href) !== undefined ? href : undefined;
  const isShown = (one: Finding) =>
    one.file === file &&
    (isOne
      ? [path, address ?? path].some((own) => fieldName(own) === fieldName(one.path))
      : path.every((key, depth) => one.path[depth] === key) &&
        (one.path.length > path.length || typeof getValue(form.data, path) !== "object") &&
        getSchema(form.schema, form.data, one.path).type !== undefined);
  const name = namePath(draft ? path.filter((key) => typeof key === "string") : path);
  const title = at === undefined ? name || "All fields" : "Part of the text";
  return (
    <form
      ref={root}
      data-one={isOne || undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The sentences of the reader say more than those of the browser, which alone knows what it cannot read.
        const unread = [...event.currentTarget.querySelectorAll("input")].find(
          ({ validity }) => validity.badInput,
        );
        if (!unread || unread.reportValidity()) showAnswer(submit());
      }}
    >
      <Title>{draft ? `New: ${draft.title ?? (name || "Entry")}` : title}</Title>
      {draft?.isNewFile ? null : <OpenFile line={`${file}:${view.line ?? loaded.line}`} />}
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
          <Choices places={others} openView={openView} />
        </details>
      ) : null}
      <p className="tools end">
        <button type="submit" aria-disabled={isWriting}>
          Save
        </button>
        <Button disabled={!mayDiscard} onClick={discard}>
          Discard
        </Button>
        {isOne ? (
          <Button onClick={() => openView({ name: "form", file, path: [] })}>All fields of this file</Button>
        ) : null}
      </p>
    </form>
  );
}

/** Puts the focus on the first control of a form, and on what is refused. */
function useFocus(
  root: { current: HTMLFormElement | null },
  hasControl: boolean,
  refused: Finding[],
  button: string | undefined,
): void {
  useEffect(() => {
    const first = button ? `[aria-label="${CSS.escape(button)}"]` : "textarea, input, select";
    if (hasControl) root.current?.querySelector<HTMLElement>(first)?.focus();
  }, [root, hasControl, button]);
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
