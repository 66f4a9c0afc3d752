/** Characters that every mail program takes in an address: some refuse more. */
export const MAX_MAIL_LINK = 2000;

/** Address that begins a mail. Its lines end as in mails (RFC 6068); halves of characters, which UTF-8 cannot hold, are replaced. */
export function getMailLink(to: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
  return `mailto:${to}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, "\r\n"))}`;
}
