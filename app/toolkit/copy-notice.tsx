import { useEffect, useRef } from "react";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { PromptCopy } from "./prompt-copy.ts";
import { formatPlaceholder } from "./prompt-text.ts";

/** Milliseconds for which the notice of a copied prompt stays. */
const NOTICE = 5000;

/** The result of a press on a button, and the address of the prompt that it copies. */
export type Outcome = { button: HTMLElement; href: string } & (
  | ({ kind: "copied" | "refused" } & PromptCopy)
  | { kind: "notLoaded" }
);

type CopyNoticeProps = {
  outcome: Outcome | undefined;
  onClose: () => void;
};

/** A bar at the bottom with the result: what is still to be filled in, or the text if the browser refused to copy it. */
export function CopyNotice({ outcome, onClose }: CopyNoticeProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isCopied = outcome?.kind === "copied";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each copy begins the time again
  useEffect(() => {
    if (!isCopied) return;
    // It stays while the visitor is in it.
    const timer = setInterval(() => bar.current?.matches(":hover, :focus-within") || onClose(), NOTICE);
    return () => clearInterval(timer);
  }, [outcome]);
  const close = () => {
    onClose();
    outcome?.button.focus();
  };
  return (
    <div ref={bar} role="status" className="fixed inset-x-0 bottom-0 z-20 print:hidden">
      {outcome ? (
        // Another notice is another element: React cannot change texts that a translator has replaced.
        <div key={getKey(outcome)} className="border-ink border-t-2 bg-plate">
          <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <Message outcome={outcome} />
            {outcome.kind === "refused" ? <SelectedText {...outcome} /> : null}
            <PromptLink outcome={outcome} />
            <button type="button" onClick={close} className={getButtonClass("secondary")}>
              Close
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

const getKey = (outcome: Outcome): string =>
  outcome.kind === "notLoaded" ? outcome.kind : [outcome.kind, outcome.title, ...outcome.empty].join();

const MESSAGES = {
  copied: <b>Copied.</b>,
  refused: "Could not copy. Select the text and copy it.",
  notLoaded: "The text could not be loaded, so nothing was copied.",
};

function Message({ outcome }: { outcome: Outcome }) {
  const isToBeFilled = outcome.kind === "copied" && outcome.empty.length > 0;
  return (
    <p className="flex min-w-0 flex-1 basis-60 flex-wrap items-baseline gap-x-2 gap-y-1">
      {outcome.kind === "notLoaded" ? null : <span className="sr-only">{outcome.title}: </span>}
      {MESSAGES[outcome.kind]}
      {isToBeFilled ? (
        <>
          <span>Fill in</span>
          {outcome.empty.map((name) => (
            <span key={name} className="voice-data wrap-anywhere border-2 border-ink bg-marigold px-1.5">
              {formatPlaceholder(name)}
            </span>
          ))}
        </>
      ) : null}
    </p>
  );
}

/** The text to be copied by the visitor. */
function SelectedText({ title, text }: PromptCopy) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);
  return (
    <textarea
      ref={area}
      readOnly
      rows={4}
      aria-label={title}
      value={text}
      className="order-last block w-full border-2 border-field px-3 py-2 text-data"
    />
  );
}

/** Links to where the prompt can be filled in, or read. */
function PromptLink({ outcome }: { outcome: Outcome }) {
  const { kind, href } = outcome;
  const isNeeded = kind === "notLoaded" || (kind === "copied" && outcome.empty.length > 0);
  if (!isNeeded || new URL(href).pathname === location.pathname) return null;
  return <TextLink href={href}>{kind === "copied" ? "Fill in here" : "Open the prompt"}</TextLink>;
}
