import { useCallback } from "react";
import { useSearchBox } from "#app/browser/use-search-box.ts";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { SHARED_PLACEHOLDERS, type SharedPlaceholder } from "./shared-placeholders.ts";
import { promptValues, setValue } from "./toolkit-state.ts";

type PromptCopy = DevToolkitCopy["prompts"];

/** The placeholders that mean the same in every prompt, filled in once. */
export const SharedFields = ({ copy }: { copy: PromptCopy }) => (
  <fieldset className="mt-8 noscript:hidden print:hidden">
    <legend className="font-bold">{copy.sharedTitle}</legend>
    <div className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      {SHARED_PLACEHOLDERS.map((name) => (
        <SharedField key={name} name={name} copy={copy} />
      ))}
    </div>
  </fieldset>
);

function SharedField({ name, copy }: { name: SharedPlaceholder; copy: PromptCopy }) {
  const { shared } = promptValues.use();
  const change = useCallback(({ search }: { search: string }) => setValue("", name, search), [name]);
  const input = useSearchBox(shared[name] ?? "", change);
  const { label, example } = copy.shared[name];
  return (
    <label className="flex flex-col justify-end text-data">
      <b>{label}</b>
      <span className="text-muted">{`${copy.example} ${example}`}</span>
      <input
        ref={input}
        type="text"
        autoComplete="off"
        onChange={(event) => setValue("", name, event.currentTarget.value)}
        className="mt-1 min-h-11 w-full border-2 border-field bg-white px-2 hover:border-ink"
      />
    </label>
  );
}
