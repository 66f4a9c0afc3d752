import type { ContactMessage } from "./contact-message.ts";

/** Address of a mail that says what was typed into the form. */
export function getMailLink(email: string, { name, subject, message }: ContactMessage): string {
  const body = [message, name].filter(Boolean).join("\n\n");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
