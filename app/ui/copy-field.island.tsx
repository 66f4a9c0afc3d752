import { useState } from "react";
import { copyText } from "./clipboard.ts";

const OUTCOMES = {
  copied: "Copied.",
  refused: "Could not copy. The text is selected: press Ctrl+C (or Cmd+C).",
};

/** A button that copies the text of the field with an id, and selects it if the browser refuses. */
export default function CopyField({ field }: { field: string }) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>();
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
        Copy the text
      </button>
      <span role="status">
        {/* Another result is another element: React cannot change texts that a translator has replaced. */}
        {outcome ? <b key={outcome}>{OUTCOMES[outcome]}</b> : null}
      </span>
    </p>
  );
}
