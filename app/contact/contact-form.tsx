import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ContactPage } from "#app/content/pages/contact-schema.server.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { prepareToasts, showToast } from "#app/ui/toast.tsx";
import {
  type ContactMessage,
  EMPTY_MESSAGE,
  FIELDS,
  type Field,
  trimMessage,
  validateMessage,
} from "./contact-message.ts";
import { FormField } from "./form-field.tsx";
import type { MessageSender } from "./message-sender.ts";
import { readDraft, storeDraft } from "./submission-flag.ts";

const SENT = {
  title: "Message Sent!",
  description: "We'll get back to you as soon as possible.",
  kind: "success",
} as const;
const FAILED = {
  title: "Something went wrong",
  description: "We couldn't send your message. Please try again or reach out via email.",
  kind: "error",
} as const;

type ContactFormProps = { copy: ContactPage["form"]; sender: MessageSender; onSent: () => void };

/** The contact form: idle, sending, and back to idle on failure with the values kept (specification section 4). */
export function ContactForm({ copy, sender, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState("");

  useEffect(() => restoreDraft(form.current), []);

  const prepare = () => {
    sender.prepare();
    // Reported by the toast that needs it.
    prepareToasts().catch(() => {});
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const message = trimMessage(readValues(event.currentTarget));
    const fault = validateMessage(message);
    setFailure("");
    setFaults(fault?.fields ?? {});
    if (fault) {
      const first = FIELDS.find((field) => fault.fields[field]);
      if (first) getInput(event.currentTarget, first)?.focus();
      await showToast({ ...fault, kind: "error" });
      return;
    }
    isBusy.current = true;
    setSending(true);
    try {
      await sender.send(message);
      onSent();
      await showToast(SENT);
    } catch (error) {
      console.error("The contact message could not be sent.", error);
      setFailure(FAILED.description);
      await showToast(FAILED);
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="contact-form-title"
      onSubmit={submit}
      onFocus={prepare}
      onPointerDown={prepare}
      onInput={(event) => storeDraft(readValues(event.currentTarget))}
      className="grid gap-5"
    >
      <h2 id="contact-form-title" className="voice-wide text-h2">
        {copy.title}
      </h2>
      <p className="text-muted">{copy.lead}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="name" label={copy.labels.name} fault={faults.name} autoComplete="name" required />
        <FormField
          name="email"
          label={copy.labels.email}
          fault={faults.email}
          autoComplete="email"
          type="email"
          required
        />
      </div>
      <FormField name="subject" label={copy.labels.subject} note={copy.optional} />
      <FormField name="message" label={copy.labels.message} fault={faults.message} rows={6} required />
      <p className="text-data text-muted">{copy.privacy}</p>
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" disabled={isSending} className={getButtonClass()}>
          {isSending ? copy.sending : copy.submit}
        </button>
        <p role="alert" className="max-w-text text-data text-error">
          {failure}
        </p>
      </div>
    </form>
  );
}

const getInput = (form: HTMLFormElement, field: Field) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement | null;

function readValues(form: HTMLFormElement): ContactMessage {
  const values = FIELDS.map((field) => [field, getInput(form, field)?.value ?? ""]);
  return { ...EMPTY_MESSAGE, ...Object.fromEntries(values) };
}

/** Fills the fields that are still empty from the draft; what was typed before hydration stays. */
function restoreDraft(form: HTMLFormElement | null): void {
  if (!form) return;
  const draft = readDraft();
  for (const field of FIELDS) {
    const input = getInput(form, field);
    const value = draft[field];
    if (input && input.value === "" && typeof value === "string") input.value = value;
  }
}
