import { type FormEvent, useEffect, useRef, useState } from "react";
import { reloadPage } from "#app/islands/page-reload.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toaster.tsx";
import {
  dropCorrectedFaults,
  FIELDS,
  type Field,
  type FieldFaults,
  trimMessage,
  validateMessage,
} from "./contact-message.ts";
import { readTyped } from "./contact-storage.ts";
import type { ContactWords } from "./contact-words.server.ts";
import { clearTrap, fillEmpty, readValues, TRAP } from "./form-values.ts";
import { LongMessage } from "./long-message.tsx";
import type { MessageSender, SendState } from "./message-sender.ts";

const SENT = { title: "Message Sent!", description: "We'll get back to you as soon as possible." };
const FAILED = {
  title: "Something went wrong",
  description: "We couldn't send your message. Please try again or reach out via email.",
};

const SENDING = "Sending...";

type ContactFormProps = {
  words: ContactWords["form"];
  email: string;
  sender: MessageSender;
  state: SendState;
  setState: (state: SendState) => void;
  /** Whether Firebase App Check decides which messages come from this site. */
  isChecked: boolean;
};

/** The contact form. Its fields are uncontrolled: they keep what was typed before hydration, and after a failure. */
export function ContactForm({ words, email, sender, state, setState, isChecked }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [wasTrapped, setTrapped] = useState(false);
  const isSending = state === "sending";

  useEffect(() => {
    if (!form.current) return;
    const typed = readTyped();
    fillEmpty(form.current, typed);
    if (typed.isTried) setState("unconfirmed");
  }, [setState]);

  const updateFaults = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = readValues(currentTarget);
    setFaults((shown) => dropCorrectedFaults(shown, values));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const { pressed } = element.dataset;
    const time = Number(pressed ?? Date.now());
    delete element.dataset.pressed;
    if (isSending) return;
    const message = trimMessage(readValues(element));
    const fault = validateMessage(message);
    setFaults(fault?.fields ?? {});
    if (fault) {
      setState("idle");
      const first = FIELDS.find((field) => fault.fields[field]);
      element.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return showToast({ ...fault, kind: "error" });
    }
    // A program does not press again; a person loses nothing but a click.
    const isTrapped = clearTrap(element);
    setTrapped(isTrapped);
    if (isTrapped) return;
    const reload = () => reloadPage([{ element, type: "submit", time }], pressed === undefined);
    setState("sending");
    const outcome = await sender.send(message, { time, reload });
    setState(outcome);
    if (outcome === "sent") showToast({ ...SENT, kind: "success" });
    if (outcome === "failed") showToast({ ...FAILED, kind: "error" });
  };

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="contact-form-title"
      onSubmit={submit}
      onFocus={sender.prepare}
      onPointerDown={sender.prepare}
      onInput={updateFaults}
      className="grid gap-5"
    >
      <h2 id="contact-form-title" className="voice-wide text-h2">
        {words.title}
      </h2>
      <p className="text-muted">{words.lead}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="name" label="Your name" fault={faults.name} autoComplete="name" required />
        <FormField
          name="email"
          label="Email address"
          fault={faults.email}
          autoComplete="email"
          type="email"
          required
        />
      </div>
      <FormField name="subject" label="Subject" fault={faults.subject} />
      <FormField name="message" label="Your message" fault={faults.message} rows={6} required />
      <div className="hidden">
        <label htmlFor="contact-trap">Leave this field empty</label>
        <input id="contact-trap" type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
      </div>
      <p className="text-data text-muted">
        {isChecked ? `${words.checked} ` : ""}
        {words.privacy}{" "}
        <a href={words.privacyLink.href} className="text-link inline-flex min-h-6 items-center">
          {words.privacyLink.label}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {/* 'disabled' would remove the focus from the button. */}
        <button
          type="submit"
          aria-disabled={isSending}
          // Shown from a press before hydration until hydration.
          data-sending={SENDING}
          suppressHydrationWarning
          className={`aria-disabled:cursor-progress aria-disabled:bg-rule aria-disabled:text-ink ${getButtonClass()}`}
        >
          {isSending ? SENDING : "Send Message"}
        </button>
        <SendOutcome state={state} words={words} email={email} wasTrapped={wasTrapped} />
      </div>
    </form>
  );
}

type FormFieldProps = {
  name: Field;
  label: string;
  fault?: string | undefined;
  type?: "text" | "email";
  rows?: number;
  autoComplete?: string;
  required?: boolean;
};

/** A labelled field with its fault below. */
function FormField({ name, label, fault, type = "text", rows, autoComplete, required }: FormFieldProps) {
  const id = `contact-${name}`;
  const faultId = `${id}-fault`;
  const attributes = {
    id,
    name,
    autoComplete,
    required,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": fault ? faultId : undefined,
    className:
      // Scroll margin for the label above, and on a phone for the toast at the top.
      "w-full scroll-mt-40 border-2 border-field bg-plate px-3 py-2.5 text-base hover:border-ink aria-invalid:border-error aria-invalid:border-l-8 sm:scroll-mt-24",
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}{" "}
        {required ? (
          <span aria-hidden="true" className="text-error">
            *
          </span>
        ) : (
          <span className="font-normal text-muted">(optional)</span>
        )}
      </label>
      {rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} type={type} />}
      {fault ? (
        <p id={faultId} className="mt-1.5 font-bold text-data text-error">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

type SendOutcomeProps = {
  state: SendState;
  words: ContactWords["form"];
  email: string;
  /** Whether the field that no visitor sees was filled in at the last press. */
  wasTrapped: boolean;
};

/** The result next to the button: after a failure with a link to an email that carries the message. */
function SendOutcome({ state, words, email, wasTrapped }: SendOutcomeProps) {
  const isFailed = state === "failed";
  const outcome = useRef<HTMLDivElement>(null);
  // On a phone the link may be below the fold.
  useEffect(() => {
    if (isFailed) outcome.current?.scrollIntoView({ block: "nearest" });
  }, [isFailed]);
  const unconfirmed = state === "unconfirmed" ? words.unconfirmed : "";
  return (
    <div ref={outcome} className="max-w-text scroll-mb-4 text-data" data-mail="">
      <p role="alert" className="border-error font-bold text-error not-empty:border-l-8 not-empty:pl-3">
        {isFailed ? FAILED.description : ""}
      </p>
      <p role="status">{wasTrapped ? words.pressAgain : unconfirmed}</p>
      {isFailed ? (
        <p className="mt-1">
          <TextLink href={`mailto:${email}`} data-carries={email}>
            Send it by email instead
          </TextLink>
        </p>
      ) : null}
      {isFailed ? <LongMessage /> : null}
    </div>
  );
}
