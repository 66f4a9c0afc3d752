/** Characters that every mail program takes in an address: some refuse more. */
export const MAX_MAIL_LINK = 2000;

/** Replaces halves of surrogate pairs, which UTF-8 cannot hold. Firefox has `toWellFormed` from version 119 on. */
export const replaceSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** Address that begins a mail. Its lines end as in mails (RFC 6068). */
export function getMailLink(to: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(replaceSurrogates(text));
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, "\r\n"))}`;
}
