import { getMailLink, MAX_MAIL_LINK } from "#app/academy/mail-link.ts";
import { findTarget } from "#app/islands/event-target.ts";
import { EARLY_ISLAND } from "#app/islands/panels.ts";
import type { ContactMessage } from "./contact-message.ts";
import { storeTyped } from "./contact-storage.ts";

/** Name of the field that no visitor sees: what fills it in is a program, or an overeager extension of the browser. */
export const TRAP = "website";

const listFields = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `input:not([name=${TRAP}]), textarea:not([readonly])`,
  ),
];

/** Empties the field that no visitor sees. Returns whether it was filled in. */
export function clearTrap(form: HTMLFormElement): boolean {
  const trap = form.querySelector<HTMLInputElement>(`[name=${TRAP}]`);
  if (!trap?.value) return false;
  trap.value = "";
  return true;
}

/** The values of the form. */
export const readValues = (form: HTMLFormElement): ContactMessage =>
  Object.fromEntries(listFields(form).map(({ name, value }) => [name, value])) as ContactMessage;

/** Fills the empty fields; what was typed before hydration stays. */
export function fillEmpty(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const field of listFields(form)) {
    const value = values[field.name];
    if (field.value === "" && typeof value === "string") field.value = value;
  }
}

/** The text of a mail instead of the form: the message, and the name under it. */
export const getMailBody = ({ name, message }: Pick<ContactMessage, "name" | "message">): string =>
  [message, name].filter(Boolean).join("\n\n");

const FORM = "[data-island=contact] form";

/**
 * Stores what is typed, and puts it into mail links (`data-carries`). An inline script, because it must work before
 * hydration and without the island.
 */
export function storeWhileTyping(): void {
  addEventListener("click", (event) => {
    const link = findTarget<HTMLAnchorElement>(event, "a[data-carries]");
    const form = document.querySelector<HTMLFormElement>(FORM);
    if (link && form) carryMessage(link, readValues(form));
  });
  addEventListener("input", (event) => {
    const form = findTarget<HTMLFormElement>(event, FORM);
    if (form) storeTyped(readValues(form));
  });
  const onEarlySubmit = (event: Event) => {
    const form = findTarget<HTMLFormElement>(event, `${EARLY_ISLAND}${FORM}`);
    // A visitor who leaves before hydration reads on return that the message may not have been sent.
    if (form?.checkValidity()) storeTyped({ ...readValues(form), isTried: true });
  };
  addEventListener("submit", onEarlySubmit, true);
}

/** Puts a message into a mail link. One that is too long is offered next to the link, to be copied. */
function carryMessage(link: HTMLAnchorElement, values: ContactMessage): void {
  const { carries = "" } = link.dataset;
  const body = getMailBody(values);
  const address = getMailLink(carries, values.subject, body);
  const isLong = address.length > MAX_MAIL_LINK;
  link.href = isLong ? getMailLink(carries, values.subject, "") : address;
  const offer = link.closest("[data-mail]")?.querySelector<HTMLElement>("[data-offer]");
  const text = offer?.querySelector("textarea");
  if (!offer || !text) return;
  offer.hidden = !isLong;
  text.value = isLong ? body : "";
  if (isLong) text.select();
}
