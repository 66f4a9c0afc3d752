/** What a visitor writes. */
export type ContactMessage = { name: string; email: string; subject: string; message: string };

/** The fields of the form, in order. */
export const FIELDS = ["name", "email", "subject", "message"] as const;

/** A field of the form. */
export type Field = (typeof FIELDS)[number];

/** A message with nothing in it. */
export const EMPTY_MESSAGE: ContactMessage = { name: "", email: "", subject: "", message: "" };

/** What is wrong with a message, with the words of the toast (specification sections 5 and 8). */
export type MessageFault = {
  title: "Missing Information" | "Invalid Email";
  description: string;
  /** The faulty fields, in order, each with its own sentence. */
  fields: Partial<Record<Field, string>>;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const REQUIRED = {
  name: "Enter your name.",
  email: "Enter your e-mail address.",
  message: "Write your message.",
};

/** The message as it is sent: without white space at the ends of its fields (reading R25). */
export function trimMessage({ name, email, subject, message }: ContactMessage): ContactMessage {
  return { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
}

/** Checks a trimmed message: missing fields before an invalid e-mail (reading R25); undefined when it can be sent. */
export function validateMessage(message: ContactMessage): MessageFault | undefined {
  const missing = Object.entries(REQUIRED).filter(([field]) => message[field as Field] === "");
  if (missing.length > 0) {
    return {
      title: "Missing Information",
      description: "Please fill in all required fields",
      fields: Object.fromEntries(missing),
    };
  }
  if (EMAIL.test(message.email)) return undefined;
  return {
    title: "Invalid Email",
    description: "Please enter a valid email address",
    fields: { email: "Enter an address such as name@example.com." },
  };
}
