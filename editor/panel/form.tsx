import { useId } from "react";
import { formatCount } from "#app/content/count.ts";
import {
  createEmpty,
  getSchema,
  getValue,
  namePath,
  type Path,
  parseTyped,
  type Schema,
  type ValueEdit,
} from "../form-fields.ts";
import { Button, Faults } from "./parts.tsx";

/** The values of a form, what is said of them, and what becomes of a change. */
export type Form = {
  schema: Schema;
  /** The values, with what has been typed. */
  data: unknown;
  /** By reference, the names that it may have. */
  choices: Record<string, string[]>;
  /** Whether the value is a new one: fields that may be left out are folded. */
  isNew: boolean;
  isChanged: (path: Path) => boolean;
  /** Sentences of the reader about a value. */
  listFaults: (path: Path) => string[];
  onType: (path: Path, value: unknown) => void;
  /** Changes the entries of a list, or adds fields that were left out. */
  onChange: (edit: ValueEdit) => void;
  isOpen: (path: Path) => boolean;
  onToggle: (path: Path, isOpen: boolean) => void;
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

/** The control of one value, with its meaning, its length, and what the reader says of it. */
export function Field({ form, path, label }: FieldProps) {
  const id = useId();
  const schema = getSchema(form.schema, form.data, path);
  const value = getValue(form.data, path);
  const key = path.at(-1);
  const { required = [] } = getSchema(form.schema, form.data, path.slice(0, -1));
  const isNeeded = typeof key !== "string" || required.includes(key);
  const ending = typeof value === "string" && value.endsWith("\n") ? "\n" : "";
  const text = String(value ?? "").replace(/\n$/, "");
  const faults = form.listFaults(path);
  const shared = {
    id,
    value: text,
    "aria-invalid": faults.length > 0,
    required: form.isNew && isNeeded,
    "aria-describedby": `${id}-meaning ${id}-length ${id}-faults`,
    onChange: ({ target }: { target: { value: string } }) => {
      const typed = parseTyped(target.value, schema, value);
      form.onType(path, typeof typed === "string" ? typed + ending : (typed ?? (isNeeded ? "" : undefined)));
    },
  };
  const isBoolean = schema.type === "boolean";
  const names = isBoolean ? ["true", "false"] : (schema.enum?.map(String) ?? form.choices[schema.ref ?? ""]);
  const type = getType(schema);
  const isPlain = !names && type === "text" && schema.format === undefined;
  return (
    <div className="field" data-changed={form.isChanged(path) || undefined}>
      <label htmlFor={id}>
        {label ?? `${schema.title ?? namePath([key ?? ""])}${isNeeded ? "" : " (may be left out)"}`}
      </label>
      <p id={`${id}-meaning`} className="quiet">
        {label ? null : schema.description}
      </p>
      {names ? (
        <select {...shared}>
          {isNeeded && text ? null : <option value="">{isNeeded ? "Choose" : "Left out"}</option>}
          {[...new Set([...names, text])].filter(Boolean).map((name) => (
            <option key={name} value={name}>
              {isBoolean ? (name === "true" ? "Yes" : "No") : name}
            </option>
          ))}
        </select>
      ) : isPlain ? (
        <textarea rows={Math.ceil(text.length / ROW)} {...shared} />
      ) : (
        <input type={type} step={type === "number" ? "any" : undefined} {...shared} />
      )}
      <p id={`${id}-length`} className="quiet length">
        {isPlain ? describeLength(text, schema) : null}
      </p>
      <div id={`${id}-faults`}>
        <Faults of={faults} />
      </div>
    </div>
  );
}

/** What a value is called in one line. */
function summarize(value: unknown): string {
  if (Array.isArray(value)) return formatCount(value.length, "entry", "entries");
  if (typeof value !== "object" || value === null) return String(value ?? "Left out");
  return String(Object.values(value).find((part) => typeof part !== "object") ?? "");
}

/** All fields of a value, with those that may be left out. */
export function Fields({ form, path, label, isTop = false }: FieldProps & { isTop?: boolean }) {
  const {
    type,
    description,
    properties = {},
    required = [],
    items = {},
    minItems = 0,
    maxItems = Number.POSITIVE_INFINITY,
  } = getSchema(form.schema, form.data, path);
  const value = getValue(form.data, path);
  const isList = type === "array" || Array.isArray(value);
  if (!isList && type !== "object" && typeof value !== "object")
    return <Field form={form} path={path} {...(label ? { label } : {})} />;
  const length = isList ? ((value ?? []) as unknown[]).length : 0;
  const keys = isList
    ? Array.from({ length }, (_, index) => index)
    : [...new Set([...Object.keys(properties), ...Object.keys(value ?? {})])];
  const draw = (key: string | number) => {
    const at = [...path, key];
    const isFixed = form.isNew && minItems === maxItems;
    const tools = isList && !isFixed ? <EntryTools form={form} path={at} /> : null;
    return (
      <div key={key}>
        <Fields form={form} path={at} {...(isList ? { label: `${Number(key) + 1} of ${length}` } : {})} />
        {tools}
      </div>
    );
  };
  const isFolded = (key: string | number) =>
    form.isNew && key in properties && !required.includes(String(key));
  const folded = keys.filter(isFolded);
  const add = isList
    ? length < maxItems && {
        name: "an entry",
        edit: { op: "insert", path: [...path, length], value: createEmpty(items) },
      }
    : value === undefined && {
        name: namePath(path.slice(-1)).toLowerCase(),
        edit: {
          op: "set",
          path,
          value: createEmpty({ type: "object", ...getSchema(form.schema, form.data, path) }),
        },
      };
  const inner = (
    <>
      {add && !isList ? null : keys.filter((key) => !isFolded(key)).map(draw)}
      {folded.length > 0 ? (
        <details>
          <summary>Fields that may be left out</summary>
          {folded.map(draw)}
        </details>
      ) : null}
      {add ? (
        <Button
          aria-label={`Add ${add.name}${isList ? ` to ${namePath(path) || "the list"}` : ""}`}
          onClick={() => form.onChange(add.edit as ValueEdit)}
        >
          Add {add.name}
        </Button>
      ) : null}
    </>
  );
  if (isTop) return inner;
  return (
    <details
      open={form.isOpen(path)}
      onToggle={({ currentTarget }) => form.onToggle(path, currentTarget.open)}
    >
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
  const tools: [label: string, edit: ValueEdit, isOff?: boolean][] = [
    [
      "Duplicate",
      { op: "insert", path: [...list, index + 1], value: getValue(form.data, path) },
      length >= maxItems,
    ],
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
