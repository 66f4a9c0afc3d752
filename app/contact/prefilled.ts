import type { ContactMessage } from "./contact-message.ts";

/** Subject and first lines of a message, by the name that a link to the page gives. */
type Prefilled = Record<string, Pick<ContactMessage, "subject" | "message">>;

/** What the form is filled with at an address such as /contact?about=team; nothing at any other. */
export function getPrefilled(
  prefilled: Prefilled,
  search: string,
): Prefilled[string] | Record<string, never> {
  const name = new URLSearchParams(search).get("about") ?? "";
  return (Object.hasOwn(prefilled, name) ? prefilled[name] : undefined) ?? {};
}
