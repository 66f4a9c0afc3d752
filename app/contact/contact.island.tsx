import { useEffect, useRef, useState } from "react";
import { JoiningRow } from "#app/drawing/wall.tsx";
import { useHydrated } from "#app/islands/island-hooks.ts";
import { Toaster } from "#app/ui/toaster.tsx";
import { ContactForm } from "./contact-form.tsx";
import type { ContactWords } from "./contact-words.server.ts";
import { getMessageSender, type SendState } from "./message-sender.ts";
import type { StoreConfig } from "./store-config.server.ts";
import { type Ways, WaysToWrite } from "./ways-to-write.tsx";

type ContactIslandProps = Pick<ContactWords, "form" | "received"> & {
  ways: Ways;
  store: StoreConfig;
};

/** The form, or the confirmation in its place. Before hydration both are in the page, and the stylesheet shows one. */
export default function ContactIsland({ form, received, ways, store }: ContactIslandProps) {
  const isHydrated = useHydrated();
  const [state, setState] = useState<SendState>("idle");
  const isSent = state === "sent";
  // The state at load, not the current flag: another tab may send a message while one is typed here.
  const wasReceived = isHydrated && document.documentElement.dataset.contact === "received";
  const isReceived = isSent || wasReceived;
  return (
    <>
      {isReceived ? null : (
        <div className="in-data-[contact=received]:hidden noscript:hidden">
          <ContactForm
            words={form}
            email={ways.email}
            sender={getMessageSender(store)}
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
          <Confirmation words={received} ways={ways} takesFocus={isSent} />
        </div>
      ) : null}
      {isHydrated ? <Toaster /> : null}
    </>
  );
}

type ConfirmationProps = {
  words: ContactWords["received"];
  ways: Ways;
  /** Whether the focus was in the form that it replaces. */
  takesFocus: boolean;
};

/** The confirmation instead of the form, once a message has been sent. */
function Confirmation({ words, ways, takesFocus }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <JoiningRow />
      <h2 ref={heading} tabIndex={-1} className="voice-wide text-h2">
        {words.title}
      </h2>
      <p className="mt-4 text-lead">{words.text}</p>
      <WaysToWrite text={words.again} ways={ways} />
    </div>
  );
}
