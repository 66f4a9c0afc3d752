import { useEffect, useRef, useState } from "react";
import { JoiningRow } from "#app/drawing/wall.tsx";
import { useHydrated } from "#app/islands/island-hooks.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import type { ContactPage } from "./contact-copy.server.ts";
import { ContactForm } from "./contact-form.tsx";
import { getContactSession, type SendState } from "./contact-session.ts";
import type { StoreConfig } from "./store-config.server.ts";
import { type Ways, WaysToWrite } from "./ways-to-write.tsx";

type ContactIslandProps = Pick<ContactPage, "form" | "received"> & {
  ways: Ways;
  store: StoreConfig;
};

/** The form, or the confirmation in its place. Before hydration both are in the page, and the stylesheet shows one. */
export default function ContactIsland({ form, received, ways, store }: ContactIslandProps) {
  const isHydrated = useHydrated();
  const [state, setState] = useState<SendState>("idle");
  const isSent = state === "sent";
  // What the page has shown from the start: another tab may send a message while one is typed here.
  const wasReceived = isHydrated && document.documentElement.dataset.contact === "received";
  const isReceived = isSent || wasReceived;
  return (
    <>
      {isReceived ? null : (
        <div className="in-data-[contact=received]:hidden noscript:hidden">
          <ContactForm
            copy={form}
            email={ways.email}
            session={getContactSession(store)}
            state={state}
            setState={setState}
            isChecked={store.appCheckKey !== undefined}
          />
        </div>
      )}
      {isReceived || !isHydrated ? (
        <div
          className={isReceived ? undefined : "hidden in-data-[contact=received]:block"}
          data-instead={isReceived ? undefined : ""}
        >
          <Confirmation copy={received} ways={ways} takesFocus={isSent} />
        </div>
      ) : null}
      {isHydrated ? <Toaster /> : null}
    </>
  );
}

type ConfirmationProps = {
  copy: ContactPage["received"];
  ways: Ways;
  /** Whether the focus was in the form that it replaces. */
  takesFocus: boolean;
};

/** The confirmation instead of the form, once a message has been sent. */
function Confirmation({ copy, ways, takesFocus }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
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
