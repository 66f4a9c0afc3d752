import { useEffect, useRef } from "react";
import { getButtonClass } from "#app/ui/button-link.tsx";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";

/** What became of the last copy. */
export type Notice = {
  /** What was copied, its address, and the button that was pressed. */
  title: string;
  href?: string;
  button: HTMLElement;
} & (
  | { kind: "copied" /** Placeholders without a value. */; empty: string[] }
  | { kind: "refused" /** What the browser would not copy. */; text: string }
  | { kind: "notLoaded" }
);

type CopyNoticeProps = { notice: Notice | undefined; words: DevToolkitCopy["copying"]; onClose: () => void };

/** A bar at the foot: says what was copied and what is still to be filled in; what was refused is offered, selected. */
export function CopyNotice({ notice, words, onClose }: CopyNoticeProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (notice?.kind !== "refused") return;
    text.current?.focus();
    text.current?.select();
  }, [notice]);
  const close = () => {
    onClose();
    notice?.button.focus();
  };
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-20 print:hidden">
      {notice ? (
        <div className="border-ink border-t-2 bg-white">
          <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-60">
              <span className="sr-only">{notice.title}: </span>
              {say(notice, words)}
            </p>
            {notice.kind === "refused" ? (
              <textarea
                ref={text}
                readOnly
                rows={4}
                aria-label={notice.title}
                value={notice.text}
                className="order-last block w-full border-2 border-field px-3 py-2 text-data"
              />
            ) : null}
            <NoticeLink notice={notice} words={words} />
            <button type="button" onClick={close} className={getButtonClass("secondary")}>
              {words.close}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

function say(notice: Notice, { copied, fillIn, refused, notLoaded }: DevToolkitCopy["copying"]) {
  if (notice.kind === "refused") return refused;
  if (notice.kind === "notLoaded") return notLoaded;
  if (notice.empty.length === 0) return <b>{copied}.</b>;
  return (
    <>
      <b>{copied}.</b> {fillIn}{" "}
      <span className="bg-marigold">{notice.empty.map((name) => `{${name}}`).join(", ")}</span>.
    </>
  );
}

/** Leads to where the prompt can be filled in, or read. */
function NoticeLink({ notice, words }: { notice: Notice; words: DevToolkitCopy["copying"] }) {
  const isElsewhere = notice.href !== undefined && new URL(notice.href).pathname !== location.pathname;
  const isNeeded = notice.kind === "notLoaded" || (notice.kind === "copied" && notice.empty.length > 0);
  if (!isElsewhere || !isNeeded) return null;
  return (
    <a href={notice.href} className="text-link inline-flex min-h-11 items-center">
      {notice.kind === "copied" ? words.fillInThere : words.openInstead}
    </a>
  );
}
