import { type FormEvent, useEffect, useRef, useState } from "react";
import { withBase } from "#app/ui/base-path.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { showToast } from "#app/ui/toaster.tsx";
import type { ContactPage } from "./contact-copy.server.ts";
import {
  FIELDS,
  type FieldFaults,
  isBlank,
  keepFaults,
  trimMessage,
  validateMessage,
} from "./contact-message.ts";
import { type ContactSession, type SendState, useSendState } from "./contact-session.ts";
import { onSubmittedElsewhere, storeDraft, takeWishToSend } from "./contact-storage.ts";
import { FormField } from "./form-field.tsx";
import { fillEmpty, getInput, readValues, restoreDraft } from "./form-values.ts";
import { getPrefilled } from "./prefilled.ts";
import { SendOutcome } from "./send-outcome.tsx";

const SENT = { title: "Message Sent!", description: "We'll get back to you as soon as possible." };
const FAILED = {
  title: "Something went wrong",
  description: "We couldn't send your message. Please try again or reach out via email.",
};

type ContactFormProps = {
  copy: ContactPage["form"];
  email: string;
  session: ContactSession;
  /** Called when another tab has sent a message and nothing is written here. */
  onSentElsewhere: () => void;
};

/** The contact form: idle, sending, and back to idle on failure with the values kept. */
export function ContactForm({ copy, email, session, onSentElsewhere }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useSendState(session);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [isOtherSent, setOtherSent] = useState(false);

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    fillEmpty(form.current, getPrefilled(copy.prefilled, location.search));
    session.recall(trimMessage(readValues(form.current)));
    if (takeWishToSend()) form.current.requestSubmit();
  }, [session, copy.prefilled]);
  useEffect(
    () =>
      onSubmittedElsewhere(() => {
        if (!form.current || isBlank(readValues(form.current))) onSentElsewhere();
        else setOtherSent(true);
      }),
    [onSentElsewhere],
  );

  const edit = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = readValues(currentTarget);
    storeDraft(values);
    setFaults((shown) => keepFaults(shown, values));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (session.getState() === "sending") return;
    const message = trimMessage(readValues(event.currentTarget));
    const fault = validateMessage(message);
    setFaults(fault?.fields ?? {});
    if (!fault) return tell(await session.send(message));
    const first = FIELDS.find((field) => fault.fields[field]);
    if (first) getInput(event.currentTarget, first)?.focus();
    showToast({ ...fault, kind: "error" });
  };

  const isSending = state === "sending";
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="contact-form-title"
      onSubmit={submit}
      onFocus={session.prepare}
      onPointerDown={session.prepare}
      onInput={edit}
      className="grid gap-5"
    >
      <h2 id="contact-form-title" className="voice-wide text-h2">
        {copy.title}
      </h2>
      <p className="text-muted">{copy.lead}</p>
      <ContactFields copy={copy} faults={faults} />
      <p className="text-data text-muted">
        {copy.privacy}{" "}
        <a href={withBase(copy.privacyLink.href)} className="text-link inline-flex min-h-6 items-center">
          {copy.privacyLink.label}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {/* Not 'disabled', which would throw the focus out of the form. */}
        <button type="submit" aria-disabled={isSending} className={getButtonClass()}>
          {isSending ? copy.sending : copy.submit}
        </button>
        <SendOutcome
          state={state}
          failure={FAILED.description}
          copy={copy}
          email={email}
          isOtherSent={isOtherSent}
        />
      </div>
    </form>
  );
}

function ContactFields({ copy, faults }: { copy: ContactPage["form"]; faults: FieldFaults }) {
  const { labels, optional } = copy;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="name" label={labels.name} fault={faults.name} autoComplete="name" required />
        <FormField
          name="email"
          label={labels.email}
          fault={faults.email}
          autoComplete="email"
          type="email"
          required
        />
      </div>
      <FormField name="subject" label={labels.subject} note={optional} fault={faults.subject} />
      <FormField name="message" label={labels.message} fault={faults.message} rows={6} required />
    </>
  );
}

/** Says by a toast how the sending has ended. */
function tell(state: SendState): void {
  if (state === "sent") showToast({ ...SENT, kind: "success" });
  if (state === "failed" || state === "failed without store") showToast({ ...FAILED, kind: "error" });
}
