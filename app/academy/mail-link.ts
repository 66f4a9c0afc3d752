/** Longest `mailto:` address, in characters, that every mail program accepts. */
export const MAX_MAIL_LINK = 2000;

/** Replaces halves of surrogate pairs, which UTF-8 cannot hold. Firefox has `toWellFormed` from version 119 on. */
export const replaceSurrogates = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** A `mailto:` address with a prefilled mail. Its lines end as in mails (RFC 6068). */
export function getMailLink(to: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(replaceSurrogates(text));
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, "\r\n"))}`;
}
