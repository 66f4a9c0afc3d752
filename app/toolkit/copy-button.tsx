import { useEffect, useRef, useState } from "react";
import { getButtonClass } from "#app/ui/button-link.tsx";

/** How long the confirmation stands, in milliseconds. */
const CONFIRMATION = 2500;

type CopyButtonProps = {
  label: string;
  /** What is copied, for people with screen readers. */
  subject: string;
  getText: () => string;
};

/** Copies a text with one press, and says so to eyes and ears. */
export function CopyButton({ label, subject, getText }: CopyButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [outcome, setOutcome] = useState<"" | "Copied" | "Copying is blocked here">("");
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const isCopied = await writeClipboard(getText());
    setOutcome(isCopied ? "Copied" : "Copying is blocked here");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(""), CONFIRMATION);
  };
  return (
    <span className="noscript:hidden print:hidden">
      <button
        type="button"
        onClick={copy}
        className={getButtonClass(outcome === "Copied" ? "signal" : "secondary")}
      >
        {outcome || label}
        <span className="sr-only"> {subject}</span>
      </button>
      <span role="status" className="sr-only">
        {outcome ? `${outcome}: ${subject}` : ""}
      </span>
    </span>
  );
}

/** Whether the browser let the text be copied. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
