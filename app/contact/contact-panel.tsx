import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { InlineScript } from "#app/browser/inline-script.tsx";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import type { ContactPage } from "#app/content/pages/contact-schema.server.ts";
import { ContactForm } from "./contact-form.tsx";
import { createMessageSender } from "./message-sender.ts";
import type { StoreConfig } from "./store-config.ts";
import { FLAG_KEY, hasSubmitted, storeSubmission } from "./submission-flag.ts";
import { type Ways, WaysToWrite } from "./ways-to-write.tsx";

// Runs before the first paint: with the flag stored, the page shows the confirmation at once (reading R29).
const FLAG_SCRIPT = `try{if(localStorage.getItem(${JSON.stringify(FLAG_KEY)})!==null)document.documentElement.dataset.contact="received"}catch{}`;

type ContactPanelProps = {
  copy: Pick<ContactPage, "form" | "received" | "noScript" | "unavailable">;
  ways: Ways;
  store: StoreConfig | undefined;
};

/** The form, or the confirmation in its place; mail and chat where there is no script or no message store. */
export function ContactPanel({ copy, ways, store }: ContactPanelProps) {
  const isHydrated = useHydrated();
  const isStored = useSyncExternalStore(
    () => () => {},
    hasSubmitted,
    () => false,
  );
  const [isSent, setSent] = useState(false);
  const sender = useMemo(() => store && createMessageSender(store), [store]);
  const isReceived = isSent || isStored;

  // Before hydration both are in the page, and the style of the page chooses.
  const hasForm = !isHydrated || !isReceived;
  const hasConfirmation = !isHydrated || isReceived;
  if (!sender) return <WaysToWrite text={copy.unavailable} ways={ways} />;
  return (
    <>
      <InlineScript code={FLAG_SCRIPT} />
      {hasForm ? (
        <div className="in-data-[contact=received]:hidden noscript:hidden">
          <ContactForm
            copy={copy.form}
            sender={sender}
            onSent={() => {
              storeSubmission();
              setSent(true);
            }}
          />
        </div>
      ) : null}
      {hasConfirmation ? (
        <div className={isReceived ? undefined : "hidden in-data-[contact=received]:block"}>
          <Confirmation copy={copy.received} ways={ways} isNew={isSent} />
        </div>
      ) : null}
      <noscript>
        <WaysToWrite text={copy.noScript} ways={ways} />
      </noscript>
    </>
  );
}

/** Stands in place of the form once a message has been sent. */
function Confirmation({ copy, ways, isNew }: { copy: ContactPage["received"]; ways: Ways; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="border-brand-500 border-l-8 pl-6">
      <h2 ref={heading} tabIndex={-1} className="voice-wide text-h2">
        {copy.title}
      </h2>
      <p className="mt-4 text-lead">{copy.text}</p>
      <WaysToWrite text={copy.again} ways={ways} />
    </div>
  );
}
