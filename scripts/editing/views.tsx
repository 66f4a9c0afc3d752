import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type Finding, fieldName } from "#app/content/finding.ts";
import type { Actions, FileEdit, Result } from "./editor.ts";
import { changeData, getValue, namePath, type Path, type Schema, type ValueEdit } from "./fields.ts";
import { Button, EntryTools, Faults, Field, Fields, type Form } from "./form.tsx";
import type { Values } from "./new-content.ts";
import type { Ask, PageTexts } from "./page-texts.ts";
import type { Place } from "./places.ts";

/** Where a value is; `at` is the place of a block of Markdown. */
type Where = { file: string; path: Path; at?: number | undefined };

/** The fields of a file: all, one, or with `entry` those of a new value, which was asked for in the view of `from`. */
type FormData = Where & {
  name: "form";
  line?: number;
  value?: string;
  others?: Place[];
  entry?: { value: unknown; from: Path; title?: string; page?: string | undefined } | undefined;
};

/** What the panel shows: fields, the places of a text, what can be made, or all changes. */
export type View =
  | FormData
  | { name: "choice"; shown: string; places: Place[] }
  | { name: "new" | "changes" };

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

type Props = {
  ask: Ask;
  state: State;
  texts: PageTexts;
  change: (part: Partial<State>) => void;
  show: (view: View | undefined) => void;
  save: (...edits: FileEdit[]) => Promise<Result>;
  putBack: (id: number) => Promise<Result>;
};

/** Where the place in a long form is kept. */
const SCROLLED = "editing-scrolled";

type Answer = Result & { error?: string };

/** What the server has answered, and a function that waits for it. */
function useAnswer() {
  const [answer, setAnswer] = useState<Answer>({});
  const wait = useCallback(
    (result: Promise<Answer>) =>
      void result.then(setAnswer, ({ message }: Error) => setAnswer({ error: message })),
    [],
  );
  return { ...answer, wait };
}

const isSame = (one: Where, other: Where) =>
  one.file === other.file && one.at === other.at && fieldName(one.path) === fieldName(other.path);

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const print = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : String(value ?? "nothing");

/** What a typed value changes in its file. */
export function toEdit({ file, path, at, seen, value }: State["pending"][number]): FileEdit {
  if (at !== undefined) return { op: "body", file, at, from: String(seen), value: String(value) };
  return value === undefined ? { op: "remove", file, path, seen } : { op: "set", file, path, value, seen };
}

/** A fault as a sentence. */
export const formatFault = ({ found, fix }: Finding) => `Found ${found}: ${fix}.`;

const formatFinding = (one: Finding) => `${one.file}:${one.line} ${one.field}: ${formatFault(one)}`;

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
export function FormView({ ask, state, change, show, save, view }: Props & { view: FormData }) {
  const { file, path, at, entry, others = [] } = view;
  const { pending, open } = state;
  const [opened, setOpened] = useState<Awaited<ReturnType<Actions["readFields"]>>>();
  const { refused = [], conflicts = [], error, wait } = useAnswer();
  const root = useRef<HTMLFormElement>(null);
  const isNew = entry !== undefined;
  const isOne = !isNew && (path.length > 0 || at !== undefined);
  useEffect(() => {
    const load = async () => {
      setOpened(await ask("readFields", { file, path }));
      return {};
    };
    wait(load());
  }, [ask, file, path, wait]);
  useEffect(() => {
    const panel = root.current?.parentElement;
    if (!opened || !panel) return;
    if (isOne) panel.querySelector<HTMLElement>("textarea, input, select")?.focus();
    // A form is as far down as it was when the page was loaded again.
    panel.scrollTop = Number(sessionStorage.getItem(SCROLLED));
    sessionStorage.removeItem(SCROLLED);
    const keep = () => sessionStorage.setItem(SCROLLED, String(panel.scrollTop));
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [opened, isOne]);
  useEffect(() => {
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid="true"], .fault');
    if (refused.length === 0 || !wrong) return;
    for (let part = wrong.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
      part.open = true;
    wrong.scrollIntoView({ block: "nearest" });
    wrong.focus();
  }, [refused]);
  if (!opened) return <Title>{error ?? file}</Title>;

  const written = at === undefined ? opened.data : view.value;
  const own = pending.filter(
    (one) => one.file === file && one.at === at && !isEqual(getValue(written, one.path), one.value),
  );
  const put = (data: unknown, where: Path, value: unknown) =>
    where.length > 0 ? changeData(data, { op: "set", path: where, value }) : value;
  const data = entry
    ? put(undefined, path, entry.value)
    : own.reduce((typed, one) => put(typed, one.path, one.value), written);
  const setEntry = (next: unknown) =>
    entry && change({ view: { ...view, entry: { ...entry, value: getValue(next, path) } } });
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
  const submit = () => wait(save(...add()));
  const form: Form = {
    ...{
      schema: at === undefined ? opened.schema : { type: "string" },
      data,
      choices: opened.choices,
      isNew,
    },
    isChanged: (where) => own.some((one) => isSame(one, { file, at, path: where })),
    listFaults: (where) => {
      const [here, elsewhere] = [true, false].map((is) =>
        refused.filter((one) => (one.file === file && one.field === fieldName(where)) === is),
      );
      return [...(here ?? []).map(formatFault), ...(isOne ? (elsewhere ?? []).map(formatFinding) : [])];
    },
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
  // What is wrong with a new value is said at its fields.
  const isElsewhere = (one: Finding) => !isNew || one.file !== file || !one.field.startsWith(fieldName(path));
  const name = namePath(entry ? path.filter((key) => typeof key === "string") : path);
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
      <OpenFile place={`${file}:${view.line ?? opened.line}`} />
      {conflicts.map(({ path: where, theirs }) => {
        const mine = pending.find((one) => isSame(one, { file, at, path: where }));
        const settle = (kept: State["pending"]) => () => {
          change({ pending: kept });
          wait(Promise.resolve({}));
        };
        return (
          <div key={fieldName(where)} role="alert" className="conflict">
            <p>
              Somebody has changed this in the file since you opened it: nothing was written. In the file now:
            </p>
            <pre>{print(theirs)}</pre>
            <p>Yours:</p>
            <pre>{print(mine?.value)}</pre>
            <Button onClick={settle(pending.filter((one) => one !== mine))}>Keep the file's</Button>
            <Button onClick={settle(pending.map((one) => (one === mine ? { ...one, seen: theirs } : one)))}>
              Keep mine
            </Button>
          </div>
        );
      })}
      <Faults of={[error, ...(isOne ? [] : refused.filter(isElsewhere).map(formatFinding))]} />
      {at === undefined ? (
        <Fields form={form} path={path} isTop={isNew || path.length === 0} />
      ) : (
        <Field form={form} path={[]} label="Markdown" />
      )}
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
        <button type="submit" disabled={!entry && pending.length === 0}>
          Save
        </button>
        <Button disabled={pending.length === 0} onClick={() => change({ pending: [] })}>
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

/** What can be made, another address for the course of the page, and what the owner has to confirm. */
export function NewView({ ask, state: { pending }, change, show, save }: Props) {
  const [offers, setOffers] = useState<ReturnType<Actions["listOffers"]>>();
  const { refused = [], conflicts = [], error, wait } = useAnswer();
  useEffect(() => {
    const load = async () => {
      setOffers(await ask("listOffers", { page: location.pathname }));
      return {};
    };
    wait(load());
  }, [ask, wait]);
  const { forms = [], entries = [], owners = [], today = "" } = offers ?? {};
  const makeForm = (name: string) => async (values: Values) => {
    const result = await ask("createContent", { name, values, page: location.pathname });
    if (result.saved)
      change({ view: undefined, message: `Saved. ${result.saved.label}`, next: result.saved.page });
    return result;
  };
  const begin = ({ kind: title, file, path, value, page }: (typeof entries)[number]) =>
    show({ name: "form", file, path, entry: { value, from: path, title, page } });
  return (
    <>
      <Title>New</Title>
      <Faults of={[error, ...refused.map(formatFinding), conflicts.length > 0 ? "Open this again." : ""]} />
      {forms.map(({ name, title, schema }) => (
        <details key={name}>
          <summary>{title}</summary>
          <NewForm schema={schema} onMake={makeForm(name)} />
        </details>
      ))}
      {[...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, places]) => {
        const [first, ...others] = places;
        return first && others.length === 0 ? (
          <p key={kind}>
            <Button onClick={() => begin(first)}>{kind}</Button>
          </p>
        ) : (
          <details key={kind}>
            <summary>{kind}</summary>
            <ul>
              {places.map((place) => (
                <li key={place.file}>
                  <Button onClick={() => begin(place)}>{place.title}</Button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      <h3>For the owner to confirm ({owners.length})</h3>
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
    </>
  );
}

/** Asks for the few fields that a new file cannot do without. */
function NewForm({ schema, onMake }: { schema: Schema; onMake: (values: Values) => Promise<Result> }) {
  const [data, setData] = useState<unknown>({});
  const { refused = [], error, wait } = useAnswer();
  const form: Form = {
    ...{ schema, data, choices: {}, isNew: true },
    isChanged: () => false,
    listFaults: () => [],
    onType: (path, value) => setData((old: unknown) => changeData(old, { op: "set", path, value })),
    onChange: () => undefined,
    isOpen: () => true,
    onToggle: () => undefined,
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        wait(onMake(data as Values));
      }}
    >
      <Fields form={form} path={[]} isTop />
      <Faults of={[error, ...refused.map(formatFinding)]} />
      <p className="tools">
        <button type="submit">Save</button>
      </p>
    </form>
  );
}

/** What is not saved, what can be put back, and what differs from the last commit. */
export function ChangesView({ ask, state: { pending }, change, save, putBack }: Props) {
  const [{ changes, differences }, setList] = useState<ReturnType<Actions["listChanges"]>>({
    changes: [],
    differences: [],
  });
  const { refused = [], conflicts = [], error, wait } = useAnswer();
  useEffect(() => void ask("listChanges", undefined).then(setList), [ask]);
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
        {changes.toReversed().map(({ id, label }) => (
          <li key={id}>
            {label} <Button onClick={() => wait(putBack(id))}>Put back</Button>
          </li>
        ))}
      </ul>
      <h3>Since the last commit</h3>
      {differences.map(({ file, removed, added }) => (
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
