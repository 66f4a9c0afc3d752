import { replaceSurrogates } from "#app/academy/mail-link.ts";

/** The fields of the form, in order. */
export const FIELDS = ["name", "email", "subject", "message"] as const;

/** A field of the form. */
export type Field = (typeof FIELDS)[number];

/** A message as the visitor types it. */
export type ContactMessage = Record<Field, string>;

/** The name of each field in the list of what is stored: `{stored}` on /contact and /privacy. */
const STORED: Record<Field, string> = {
  name: "name",
  email: "email address",
  subject: "subject (if you wrote one)",
  message: "message",
};

/** The fields as a list in words. */
export const listStored = (): string =>
  new Intl.ListFormat("en-GB").format(FIELDS.map((field) => STORED[field]));

/** What is wrong with each faulty field, as a sentence. */
export type FieldFaults = Partial<Record<Field, string>>;

/** What is wrong with a message, with the words of the toast. */
type MessageFault = { title: string; description: string; fields: FieldFaults };

/** The words of the toasts; of several faults the first in this order is shown. */
const TOASTS = {
  missing: { title: "Missing Information", description: "Please fill in all required fields" },
  email: { title: "Invalid Email", description: "Please enter a valid email address" },
} as const;

type Fault = { kind: keyof typeof TOASTS; text: string };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Characters that cannot be read: white space, controls, zero-width formats and fillers. As ranges, because
 * firestore.rules has the same, and knows no Unicode properties.
 */
const UNREADABLE =
  "\\u{0}-\\u{20}\\u{7f}-\\u{a0}\\u{ad}\\u{34f}\\u{600}-\\u{605}\\u{61c}\\u{6dd}\\u{70f}\\u{890}-\\u{891}\\u{8e2}\\u{115f}-\\u{1160}\\u{1680}\\u{17b4}-\\u{17b5}\\u{180b}-\\u{180f}\\u{2000}-\\u{200f}\\u{2028}-\\u{202f}\\u{205f}-\\u{206f}\\u{2800}\\u{3000}\\u{3164}\\u{fe00}-\\u{fe0f}\\u{feff}\\u{ffa0}\\u{fff0}-\\u{fffb}\\u{110bd}\\u{110cd}\\u{13430}-\\u{1343f}\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}";
const READABLE = new RegExp(`[^${UNREADABLE}]`, "u");

const MISSING: Partial<Record<Field, string>> = {
  name: "Enter your name.",
  email: "Enter your email address.",
  message: "Write your message.",
};

/** The message as it is sent: without white space at the ends of its fields, in well-formed Unicode. */
export function trimMessage(message: ContactMessage): ContactMessage {
  const fields = FIELDS.map((field) => [field, replaceSurrogates(message[field].trim())]);
  return Object.fromEntries(fields) as ContactMessage;
}

/** Whether a text holds something to read. */
export const isReadable = (text: string): boolean => READABLE.test(text);

/** What is wrong with a field of a trimmed message; undefined when it is right. */
function getFieldFault(field: Field, message: ContactMessage): Fault | undefined {
  const missing = MISSING[field];
  if (missing && !isReadable(message[field])) return { kind: "missing", text: missing };
  if (field === "email" && !EMAIL.test(message.email))
    return { kind: "email", text: "Enter an address such as name@example.com." };
  return undefined;
}

/** The shown faults that remain, with their present sentences. Typing adds no new ones. */
export function dropCorrectedFaults(shown: FieldFaults, values: ContactMessage): FieldFaults {
  const message = trimMessage(values);
  const rest = FIELDS.flatMap((field) => {
    const fault = shown[field] && getFieldFault(field, message);
    return fault ? [[field, fault.text]] : [];
  });
  return Object.fromEntries(rest);
}

/** Checks a trimmed message: missing fields before an invalid email; undefined when it can be sent. */
export function validateMessage(message: ContactMessage): MessageFault | undefined {
  const faults = FIELDS.map((field) => ({ field, fault: getFieldFault(field, message) }));
  for (const kind of ["missing", "email"] as const) {
    const found = faults.filter(({ fault }) => fault?.kind === kind);
    if (found.length === 0) continue;
    return {
      ...TOASTS[kind],
      fields: Object.fromEntries(found.map(({ field, fault }) => [field, fault?.text])),
    };
  }
  return undefined;
}

/** The store of messages: all that the form knows of the database. */
export type MessageStore = {
  /**
   * Stores a message under an id, once, however often it is written. Rejects where the store refuses it, is unreachable
   * or does not confirm it.
   */
  write: (id: string, message: ContactMessage) => Promise<void>;
};
