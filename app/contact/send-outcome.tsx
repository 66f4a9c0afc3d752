import { useEffect, useRef } from "react";
import type { ContactPage } from "./contact-copy.server.ts";
import type { SendState } from "./contact-session.ts";
import { readDraft } from "./contact-storage.ts";

type SendOutcomeProps = {
  state: SendState;
  /** What a failure says. */
  failure: string;
  copy: ContactPage["form"];
  email: string;
  /** Whether a message was sent in another tab meanwhile. */
  isOtherSent: boolean;
};

/** What became of the sending, beside the button, with the ways on. */
export function SendOutcome({ state, failure, copy, email, isOtherSent }: SendOutcomeProps) {
  const isFailed = state === "failed" || state === "failed without store";
  // A reload is offered where it helps, and loses nothing.
  const canReload = state === "failed without store" && Object.keys(readDraft()).length > 0;
  const outcome = useRef<HTMLDivElement>(null);
  // What helps now may lie below the fold of a phone.
  useEffect(() => {
    if (isFailed) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [isFailed]);
  return (
    <div ref={outcome} className="max-w-text scroll-mb-4 text-data">
      <p role="alert" className="text-error">
        {isFailed ? failure : ""}
      </p>
      <p role="status">
        {state === "unconfirmed"
          ? copy.unconfirmed
          : isOtherSent && state === "idle"
            ? copy.sentElsewhere
            : ""}
      </p>
      {isFailed ? (
        <p className="mt-1 flex flex-wrap gap-x-6">
          <a href={`mailto:${email}`} data-carries={email} className={LINK}>
            {copy.byEmail}
          </a>
          {canReload ? (
            <button type="button" onClick={() => location.reload()} className={LINK}>
              {copy.reload}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

const LINK = "text-link inline-flex min-h-11 items-center";
