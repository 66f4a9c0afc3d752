import { storeDraft } from "./contact-storage.ts";

/** What a mail takes from the form. */
type MailText = { name: string; subject: string; message: string };

/** Address of a mail that says what was typed into the form. */
export function getMailLink(email: string, { name, subject, message }: MailText): string {
  const body = [message, name].filter(Boolean).join("\n\n");
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * Lets links with `data-carries` (an email address) carry what was typed into the form: also where the form itself did
 * not load. Part of the inline script.
 */
export function carryFormIntoMail(): void {
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>("a[data-carries]");
    const form = document.querySelector("form");
    if (link && form)
      link.href = getMailLink(link.dataset.carries ?? "", Object.fromEntries(new FormData(form)) as MailText);
  });
}

/** Keeps what was typed into the form as a draft when the page is left before the form is hydrated. Part of the inline script. */
export function keepEarlyDraft(): void {
  addEventListener("pagehide", () => {
    const form = document.querySelector<HTMLFormElement>("[data-island=contact]:not([data-live]) form");
    const values = form && (Object.fromEntries(new FormData(form)) as Record<string, string>);
    if (values && Object.values(values).some((value) => value !== "")) storeDraft(values);
  });
}
