import type { Field } from "./contact-message.ts";

type FormFieldProps = {
  name: Field;
  label: string;
  /** Word beside the label. */
  note?: string;
  /** What is wrong with the value. */
  fault?: string | undefined;
  type?: "text" | "email";
  /** Lines of a text area. */
  rows?: number;
  autoComplete?: string;
  required?: boolean;
};

/** A labelled field with its fault under it. */
export function FormField({
  name,
  label,
  note,
  fault,
  type = "text",
  rows,
  autoComplete,
  required,
}: FormFieldProps) {
  const id = `contact-${name}`;
  const faultId = `${id}-fault`;
  const attributes = {
    id,
    name,
    autoComplete,
    required,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": fault ? faultId : undefined,
    className:
      // Room for the label above, and on a phone for the toast at the top.
      "w-full scroll-mt-40 border-2 border-field bg-white px-3 py-2.5 text-base hover:border-ink aria-invalid:border-error aria-invalid:border-l-8 sm:scroll-mt-24",
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}{" "}
        {required ? (
          <span aria-hidden="true" className="text-error">
            *
          </span>
        ) : (
          <span className="font-normal text-muted">({note})</span>
        )}
      </label>
      {rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} type={type} />}
      {fault ? (
        <p id={faultId} className="mt-1.5 font-semibold text-data text-error">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
