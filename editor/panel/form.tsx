import { useId } from "react";
import { getValue, type Path } from "#app/content/value-path.ts";
import { formatCount } from "#app/text/count.ts";
import type { ValueEdit } from "../edit.ts";
import { namePath, summarize } from "../field-words.ts";
import { createEmpty, getSchema, type Schema } from "../schema-shape.ts";
import { Button, Faults } from "./parts.tsx";

/** The values of a form, what is said of them, and what becomes of a change. */
export type Form = {
  schema: Schema;
  /** The values, with what has been typed. */
  data: unknown;
  /** Whether the value is a new one: the fields that it cannot do without come first. */
  isNew: boolean;
  /** Sentences of the reader about a value. */
  listFaults: (path: Path) => string[];
  onType: (path: Path, value: unknown) => void;
  /** Changes the entries of a list, or adds fields that were left out. */
  onChange: (edit: ValueEdit) => void;
};

type FieldProps = { form: Form; path: Path; label?: string };

/** Characters of a row, in browsers that do not fit a field to its text. */
const ROW = 40;

/** The type of an input. */
const getType = ({ type, format, isTime }: Schema): string => {
  if (type === "integer" || type === "number") return "number";
  return isTime ? "time" : format === "date" ? "date" : "text";
};

/** How long a text is, and how long it may be. */
function describeLength({ length }: string, { minLength = 1, maxLength }: Schema): string {
  if (maxLength === undefined)
    return minLength > 1 ? `${formatCount(length, "character")}, at least ${minLength}` : "";
  const least = minLength > 1 ? `${minLength}-` : "";
  return `${length} of ${least}${maxLength} characters${length > maxLength ? `: ${length - maxLength} too many` : ""}`;
}

/** The values that can be chosen, with their words. */
function listOptions({ type, enum: choices }: Schema, text: string, isNeeded: boolean) {
  if (type === "boolean")
    return new Map([
      ["false", "No"],
      ["true", "Yes"],
    ]);
  if (!choices) return undefined;
  const named = [...choices.map(String), text].filter(Boolean).map((name) => [name, name] as const);
  return new Map(isNeeded && text ? named : [["", isNeeded ? "Choose" : "Left out"], ...named]);
}

/** What was typed, as a value of its type; undefined for nothing. */
function parseTyped(typed: string, { type }: Schema): unknown {
  if (typed === "") return undefined;
  const isNumber = type === "integer" || type === "number";
  if (isNumber && Number.isFinite(Number(typed))) return Number(typed);
  return type === "boolean" ? typed === "true" : typed;
}

/** The control of one value, with its meaning, its length, and what the reader says of it. */
export function Field({ form, path, label }: FieldProps) {
  const id = useId();
  const schema = getSchema(form.schema, form.data, path);
  const value = getValue(form.data, path);
  const key = path.at(-1);
  const { required = [] } = getSchema(form.schema, form.data, path.slice(0, -1));
  const isNeeded = typeof key !== "string" || required.includes(key);
  const ending = typeof value === "string" && value.endsWith("\n") ? "\n" : "";
  const isBoolean = schema.type === "boolean";
  const text = isBoolean ? String(value === true) : String(value ?? "").replace(/\n$/, "");
  const faults = form.listFaults(path);
  const shared = {
    id,
    value: text,
    "aria-invalid": faults.length > 0,
    required: form.isNew && isNeeded,
    "aria-describedby": `${id}-meaning ${id}-length ${id}-faults`,
    onChange: ({ target }: { target: { value: string } }) => {
      const typed = parseTyped(target.value, schema);
      // 'No' is what a question that is left out means.
      if (typed === false && !isNeeded) return form.onType(path, undefined);
      form.onType(path, typeof typed === "string" ? typed + ending : (typed ?? (isNeeded ? "" : undefined)));
    },
  };
  const options = listOptions(schema, text, isNeeded);
  const type = getType(schema);
  const isPlain = !options && type === "text" && schema.format === undefined;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label ??
          `${schema.title ?? namePath([key ?? ""])}${isNeeded || isBoolean ? "" : " (may be left out)"}`}
      </label>
      <p id={`${id}-meaning`} className="quiet">
        {label ? null : schema.description}
      </p>
      {options ? (
        <select {...shared}>
          {[...options].map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      ) : isPlain ? (
        <textarea rows={Math.ceil(text.length / ROW)} {...shared} />
      ) : (
        <input type={type} step={type === "number" ? "any" : undefined} {...shared} />
      )}
      <p id={`${id}-length`} className="quiet">
        {isPlain ? describeLength(text, schema) : null}
      </p>
      <div id={`${id}-faults`}>
        <Faults of={faults} />
      </div>
    </div>
  );
}

/** All fields of a value, with those that may be left out. */
export function Fields({ form, path, label, isTop = false }: FieldProps & { isTop?: boolean }) {
  const schema = getSchema(form.schema, form.data, path);
  const { type, description, properties = {}, required = [], items = {} } = schema;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const value = getValue(form.data, path);
  const isList = type === "array" || Array.isArray(value);
  if (!isList && type !== "object" && typeof value !== "object")
    return <Field form={form} path={path} {...(label ? { label } : {})} />;
  const length = isList ? ((value ?? []) as unknown[]).length : 0;
  const names = [...new Set([...Object.keys(properties), ...Object.keys(value ?? {})])];
  // In a new value, required fields come first.
  if (form.isNew)
    names.sort((one, other) => Number(required.includes(other)) - Number(required.includes(one)));
  const keys = isList ? Array.from({ length }, (_, index) => index) : value === undefined ? [] : names;
  const mayAdd = isList ? length < maxItems : value === undefined;
  const [what, edit]: [string, ValueEdit] = isList
    ? ["an entry", { op: "insert", path: [...path, length], value: createEmpty(items) }]
    : [
        namePath(path.slice(-1)).toLowerCase(),
        { op: "set", path, value: createEmpty({ ...schema, type: "object" }) },
      ];
  const inner = (
    <>
      {keys.map((key) => (
        <div key={key}>
          <Fields
            form={form}
            path={[...path, key]}
            {...(isList ? { label: `${Number(key) + 1} of ${length}` } : {})}
          />
          {isList && !(form.isNew && minItems === maxItems) ? (
            <EntryTools form={form} path={[...path, key]} />
          ) : null}
        </div>
      ))}
      {mayAdd ? (
        <Button
          aria-label={`Add ${what}${isList ? ` to ${namePath(path) || "the list"}` : ""}`}
          onClick={() => form.onChange(edit)}
        >
          Add {what}
        </Button>
      ) : null}
    </>
  );
  if (isTop) return inner;
  return (
    <details open={form.isNew}>
      <summary>
        {label ?? namePath(path.slice(-1))}
        <span className="quiet line">{summarize(value)}</span>
      </summary>
      <p className="quiet">{description}</p>
      <Faults of={form.listFaults(path)} />
      {inner}
    </details>
  );
}

/** Duplicates, moves or removes an entry. */
export function EntryTools({ form, path }: FieldProps) {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const { length } = (getValue(form.data, list) ?? []) as unknown[];
  const { minItems = 0, maxItems = length + 1 } = getSchema(form.schema, form.data, list);
  const copy = getValue(form.data, path);
  const tools: [label: string, edit: ValueEdit, isOff?: boolean][] = [
    ["Duplicate", { op: "insert", path: [...list, index + 1], value: copy }, length >= maxItems],
    ["Move up", { op: "move", path, to: index - 1 }, index === 0],
    ["Move down", { op: "move", path, to: index + 1 }, index === length - 1],
    ["Remove", { op: "remove", path }, length <= minItems && minItems > 1],
  ];
  return (
    <p className="tools">
      {tools.map(([label, edit, isOff]) => (
        <Button
          key={label}
          disabled={isOff}
          aria-label={`${label}: ${namePath(path)}`}
          onClick={() => form.onChange(edit)}
        >
          {label}
        </Button>
      ))}
    </p>
  );
}
