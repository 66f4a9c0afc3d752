import { useEffect, useRef, useState } from "react";
import { InlineScript } from "#app/browser/inline-script.tsx";
import { useHydrated } from "#app/browser/use-hydrated.ts";
import type { ContactPage } from "#app/content/pages/contact-schema.server.ts";
import type { Ways } from "./contact-facts.ts";
import { ContactForm } from "./contact-form.tsx";
import { getContactSession, useSendState } from "./contact-session.ts";
import { FLAG_KEY, hasSubmitted } from "./contact-storage.ts";
import type { StoreConfig } from "./store-config.ts";
import { WaysToWrite } from "./ways-to-write.tsx";

// Runs before the first paint: with the flag stored, the page shows the confirmation at once.
const FLAG_SCRIPT = `try{if(localStorage.getItem(${JSON.stringify(FLAG_KEY)})!==null)document.documentElement.dataset.contact="received"}catch{}`;

type ContactPanelProps = {
  copy: Pick<ContactPage, "form" | "received" | "noScript" | "scriptsFailed" | "unavailable">;
  ways: Ways;
  store: StoreConfig | undefined;
};

/** The form, or the confirmation in its place; mail and chat where there is no message store. */
export function ContactPanel({ copy, ways, store }: ContactPanelProps) {
  if (!store) return <WaysToWrite text={copy.unavailable} ways={ways} />;
  return <FormOrConfirmation copy={copy} ways={ways} store={store} />;
}

/** Mail and chat stand in for the form where scripts are off, or were asked for and never came. */
function FormOrConfirmation({ copy, ways, store }: ContactPanelProps & { store: StoreConfig }) {
  const session = getContactSession(store);
  const isHydrated = useHydrated();
  const isSent = useSendState(session) === "sent";
  // Read once: another tab may send a message while one is being typed here.
  const [isStored] = useState(hasSubmitted);
  const [isSentElsewhere, setSentElsewhere] = useState(false);
  const [wasSent] = useState(isSent);
  const isReceived = isHydrated && (isSent || isStored || isSentElsewhere);

  // Before hydration both are in the page, and the style of the page chooses.
  const hasForm = !isReceived;
  const hasConfirmation = !isHydrated || isReceived;
  return (
    <>
      <InlineScript code={FLAG_SCRIPT} />
      {hasForm ? (
        <div className="in-data-[contact=received]:hidden noscript:hidden">
          <ContactForm
            copy={copy.form}
            email={ways.email}
            session={session}
            onSentElsewhere={() => setSentElsewhere(true)}
          />
        </div>
      ) : null}
      {hasConfirmation ? (
        <div className={isReceived ? undefined : "hidden in-data-[contact=received]:block"}>
          <Confirmation copy={copy.received} ways={ways} isNew={isSent && !wasSent} />
        </div>
      ) : null}
      {hasForm ? (
        <div className="hidden in-data-[scripts=failed]:block in-data-[contact=received]:hidden!">
          <WaysToWrite text={copy.scriptsFailed} ways={ways} carriesForm />
        </div>
      ) : null}
      <div data-without-script="" className="hidden noscript:block in-data-[scripts]:hidden!">
        <WaysToWrite text={copy.noScript} ways={ways} />
      </div>
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
