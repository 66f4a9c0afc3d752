import { useState } from "react";
import { copyText } from "./clipboard.ts";

type CopyFieldProps = {
  /** The id of the field whose text is copied. */
  field: string;
  words: { copy: string; copied: string; refused: string };
};

/** A button that copies the text of a field, and selects it if the browser refuses. */
export default function CopyField({ field, words }: CopyFieldProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  const copy = async () => {
    const area = document.getElementById(field);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const isCopied = await copyText(Promise.resolve(area.value));
    if (!isCopied) area.select();
    setOutcome(isCopied ? "copied" : "refused");
  };
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-6 noscript:hidden">
      <button type="button" onClick={copy} className="text-link inline-flex min-h-11 items-center">
        {words.copy}
      </button>
      <span role="status">
        {/* Another result is another element: React cannot change texts that a translator has replaced. */}
        {outcome ? <b key={outcome}>{words[outcome]}</b> : null}
      </span>
    </p>
  );
}
