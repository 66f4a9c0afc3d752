import { type ReactNode, useCallback, useEffect, useState } from "react";
import { fieldName } from "#app/content/finding.ts";
import type { Actions } from "./editor.ts";
import { namePath, type Path } from "./fields.ts";
import { Button, EntryTools, Faults, Field, Fields } from "./form.tsx";
import type { Offer } from "./new-content.ts";
import type { Place } from "./places.ts";
import {
  type FormData,
  formatFinding,
  isSame,
  type Props,
  useAnswer,
  useLoaded,
  type View,
} from "./state.ts";
import { useForm } from "./use-form.ts";

const print = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : String(value ?? "nothing");

/** The heading of a view, which has the focus first. */
const Title = ({ children }: { children: ReactNode }) => (
  <h2 id="title" tabIndex={-1} ref={focusOn}>
    {children}
  </h2>
);

const focusOn = (element: HTMLElement | null) => element?.focus();

const OpenFile = ({ place }: { place: string }) => (
  <Button className="file" onClick={() => fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}>
    Open in editor: {place}
  </Button>
);

/** One value, all fields of a file, or those of a new value. */
export function FormView(props: Props & { view: FormData }) {
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
      {conflicts.map(({ path: where, theirs, mine, keepTheirs, keepMine }) => (
        <div key={fieldName(where)} role="alert" className="conflict">
          <p>
            Somebody has changed this in the file since you opened it: nothing was written. In the file now:
          </p>
          <pre>{print(theirs)}</pre>
          <p>Yours:</p>
          <pre>{print(mine)}</pre>
          <Button onClick={keepTheirs}>Keep the file's</Button>
          <Button onClick={keepMine}>Keep mine</Button>
        </div>
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
        <button type="submit" disabled={!isUnsaved}>
          Save
        </button>
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

/** Places to choose from. */
const Choices = ({ places, show }: { places: Place[]; show: Props["show"] }) => (
  <ul>
    {places.map((place) => (
      <li key={`${place.file}:${place.line} ${fieldName(place.path)}`}>
        <Button onClick={() => show({ name: "form", ...place })}>
          {namePath(place.path) || "Text"}{" "}
          <span className="quiet">
            {place.file}:{place.line}
          </span>
          <span className="quiet line">{place.value}</span>
        </Button>
      </li>
    ))}
  </ul>
);

/** A text that is not surely one value: written in several places, composed, or a label of the code. */
export function ChoiceView({
  ask,
  texts,
  show,
  view: { shown, places },
}: Props & { view: View & { name: "choice" } }) {
  const [{ values, code }, setParts] = useState<ReturnType<Actions["explain"]>>({ values: [], code: [] });
  useEffect(
    () => void ask("explain", { text: shown, files: texts.files }).then(setParts),
    [ask, shown, texts],
  );
  const parts = values.filter((value) => !places.some((one) => isSame(one, value)));
  return (
    <>
      <Title>Where is it written?</Title>
      <p className="line">{shown}</p>
      {places.length > 0 ? <p>These words are in</p> : null}
      <Choices places={places} show={show} />
      {parts.length > 0 ? <p>It is composed of</p> : null}
      <Choices places={parts} show={show} />
      {code.length > 0 ? <p>Its labels are in the code, which engineers change:</p> : null}
      <ul>
        {code.map(({ file, line, value }) => (
          <li key={`${file}:${line}`}>
            <OpenFile place={`${file}:${line}`} /> <code className="line">{value}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What can be made, and what the owner has to confirm. */
export function NewView({ ask, state: { pending }, change, show, save }: Props) {
  const { refused = [], conflicts = [], error, wait } = useAnswer();
  const loaded = useLoaded(
    useCallback(() => ask("listOffers", { page: location.pathname }), [ask]),
    wait,
  );
  if (!loaded) return <Title>{error ?? "Loading"}</Title>;
  const { offers, owners, today } = loaded;
  const draw = (label: string, { file, path, kind, value, page, isNewFile }: Offer) => (
    <Button
      onClick={() =>
        show({ name: "form", file, path, entry: { value, from: path, title: kind, page, isNewFile } })
      }
    >
      {label}
    </Button>
  );
  return (
    <>
      <Title>New</Title>
      <Faults of={[error, ...refused.map(formatFinding), conflicts.length > 0 ? "Open this again." : ""]} />
      {[...Map.groupBy(offers, ({ kind }) => kind)].map(([kind, places]) => {
        const [first, ...others] = places;
        return first && others.length === 0 ? (
          <p key={kind}>{draw(kind, first)}</p>
        ) : (
          <details key={kind}>
            <summary>{kind}</summary>
            <ul>
              {places.map((place) => (
                <li key={place.file}>{draw(place.title, place)}</li>
              ))}
            </ul>
          </details>
        );
      })}
      <details>
        <summary>For the owner to confirm ({owners.length})</summary>
        <p className="quiet">Tick what is true; saving writes today's date.</p>
        {owners.map(({ file, at, text }) => {
          const one = { file, path: [...(at as Path), "asOf"], seen: undefined, value: today };
          const others = pending.filter((other) => !isSame(other, one));
          return (
            <label key={text} className="tick">
              <input
                type="checkbox"
                checked={others.length < pending.length}
                onChange={({ target }) => change({ pending: target.checked ? [...others, one] : others })}
              />
              {text}
            </label>
          );
        })}
        <p className="tools">
          <Button disabled={pending.length === 0} onClick={() => wait(save())}>
            Save
          </Button>
        </p>
      </details>
    </>
  );
}

/** What is not saved, what can be put back, and what differs from the last commit. */
export function ChangesView({ ask, state: { pending }, change, save, putBack }: Props) {
  const { refused = [], conflicts = [], error, wait } = useAnswer();
  const list = useLoaded(
    useCallback(() => ask("listChanges", undefined), [ask]),
    wait,
  );
  if (!list) return <Title>{error ?? "Loading"}</Title>;
  return (
    <>
      <Title>Changes</Title>
      <Faults
        of={[
          error,
          ...refused.map(formatFinding),
          ...conflicts.map(({ file, path }) => `Somebody has changed ${namePath(path)} in ${file}: open it.`),
        ]}
      />
      {pending.length > 0 ? (
        <>
          <h3>Not saved</h3>
          <ul>
            {pending.map((one) => (
              <li key={one.file + fieldName(one.path) + one.at}>
                {one.file} {namePath(one.path)}: {print(one.value)}
              </li>
            ))}
          </ul>
          <p className="tools">
            <Button onClick={() => wait(save())}>Save all</Button>
            <Button onClick={() => change({ pending: [] })}>Discard all</Button>
          </p>
        </>
      ) : null}
      <h3>Saved since the server was started</h3>
      <ul>
        {list.changes.toReversed().map(({ id, label }) => (
          <li key={id}>
            {label} <Button onClick={() => wait(putBack(id))}>Put back</Button>
          </li>
        ))}
      </ul>
      <h3>Since the last commit</h3>
      {list.differences.map(({ file, removed, added }) => (
        <details key={file}>
          <summary>{file}</summary>
          <ul>
            {removed.map((one) => (
              <li key={one}>
                <del>{one}</del>
              </li>
            ))}
            {added.map((one) => (
              <li key={one}>
                <ins>{one}</ins>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
