import { useLayoutEffect } from "react";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { getFilling, listPlaceholders, splitPrompt } from "./prompt-text.ts";
import { isShared } from "./shared-placeholders.ts";
import { getValuesOf, promptValues, setValue } from "./toolkit-state.ts";

type PromptFormProps = {
  slug: string;
  /** The prompt as the build wrote it; hidden as long as the filled one stands beside it. */
  source: HTMLElement;
  /** Undefined as long as they are under way, null where they cannot be had. */
  labels: Record<string, { label: string; example: string }> | null | undefined;
  copy: DevToolkitCopy["prompts"];
};

/** The fields of an opened prompt, and its text with what was filled in. */
export function PromptForm({ slug, source, labels, copy }: PromptFormProps) {
  const values = getValuesOf(promptValues.use(), slug);
  const text = source.textContent ?? "";
  const names = listPlaceholders(text);
  const isCommon = names.every(isShared);
  useLayoutEffect(() => {
    source.hidden = true;
    return () => {
      source.hidden = false;
    };
  }, [source]);
  return (
    <>
      <p className="whitespace-pre-wrap border-brand-500 border-l-4 bg-paper px-4 py-3" data-filled="">
        {splitPrompt(text).map((piece, index) =>
          "text" in piece ? (
            piece.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a prompt never move
            <mark key={index} className="bg-marigold px-0.5 text-ink">
              {getFilling(values, piece.placeholder)}
            </mark>
          ),
        )}
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 print:hidden">
        {labels === null && !isCommon ? (
          <p role="status" className="sm:col-span-2">
            {copy.unexplained}
          </p>
        ) : null}
        {labels !== undefined || isCommon
          ? names.map((name) => (
              <Field key={name} slug={slug} name={name} value={values[name]} labels={labels} copy={copy} />
            ))
          : null}
      </div>
    </>
  );
}

type FieldProps = Pick<PromptFormProps, "slug" | "labels" | "copy"> & {
  name: string;
  value: string | undefined;
};

function Field({ slug, name, value = "", labels, copy }: FieldProps) {
  const field = isShared(name) ? copy.shared[name] : labels?.[name];
  return (
    <label className="flex flex-col justify-end">
      <span>
        <b>{field?.label ?? name.replaceAll("_", " ")}</b>
        {isShared(name) ? ` (${copy.everywhere})` : ""}
      </span>
      {field ? <span className="text-muted">{`${copy.example} ${field.example}`}</span> : null}
      <textarea
        rows={isShared(name) ? 1 : 2}
        value={value}
        onChange={(event) => setValue(slug, name, event.currentTarget.value)}
        className="mt-1 block w-full border-2 border-field bg-white px-2 py-1.5 hover:border-ink"
      />
    </label>
  );
}
