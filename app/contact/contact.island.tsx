import { useEffect, useRef, useState } from "react";
import { JoiningRow } from "#app/drawing/joining-row.tsx";
import { useHydrated } from "#app/islands/island-hooks.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import type { ContactPage } from "./contact-copy.server.ts";
import { ContactForm } from "./contact-form.tsx";
import { getContactSession, useSendState } from "./contact-session.ts";
import { hasSubmitted } from "./contact-storage.ts";
import type { StoreConfig } from "./store-config.server.ts";
import { type Ways, WaysToWrite } from "./ways-to-write.tsx";

type ContactIslandProps = Pick<ContactPage, "form" | "received"> & {
  ways: Ways;
  store: StoreConfig;
};

/** The form, or the confirmation in its place. Before hydration both are in the page, and the stylesheet shows one. */
export default function ContactIsland({ form, received, ways, store }: ContactIslandProps) {
  const session = getContactSession(store);
  const isHydrated = useHydrated();
  const isSent = useSendState(session) === "sent";
  // Read once: the form must not go when another tab sends a message while one is being typed here.
  const [isStored] = useState(hasSubmitted);
  const [isSentElsewhere, setSentElsewhere] = useState(false);
  const isReceived = isHydrated && (isSent || isStored || isSentElsewhere);
  return (
    <>
      {isReceived ? null : (
        <div className="in-data-[contact=received]:hidden noscript:hidden">
          <ContactForm
            copy={form}
            email={ways.email}
            session={session}
            onSentElsewhere={() => setSentElsewhere(true)}
          />
        </div>
      )}
      {isReceived || !isHydrated ? (
        <div className={isReceived ? undefined : "hidden in-data-[contact=received]:block"}>
          <Confirmation copy={received} ways={ways} isNew={isSent} />
        </div>
      ) : null}
      {isHydrated ? <Toaster /> : null}
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
    <div>
      <JoiningRow />
      <h2 ref={heading} tabIndex={-1} className="voice-wide text-h2">
        {copy.title}
      </h2>
      <p className="mt-4 text-lead">{copy.text}</p>
      <WaysToWrite text={copy.again} ways={ways} />
    </div>
  );
}
