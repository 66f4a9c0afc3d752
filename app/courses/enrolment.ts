import { getChatLink } from "#app/content/chat-link.ts";
import type { Site } from "#app/content/site-schema.server.ts";

/** Words and addresses of the enrolment: a chat and a mail, both with the same prefilled text. */
export type Enrolment = { links: { chat: string; mail: string }; label: string; emailLabel: string };

/** The enrolment in a course; its title arrives literally, whatever characters it has. */
export function getEnrolment(site: Pick<Site, "identity" | "enrol">, title: string): Enrolment {
  const { label, emailLabel, ...texts } = site.enrol;
  const [subject, body] = [texts.subject, texts.message].map((text) =>
    encodeURIComponent(text.replaceAll("{title}", () => title)),
  );
  const links = {
    chat: getChatLink(
      site,
      texts.message.replaceAll("{title}", () => title),
    ),
    mail: `mailto:${site.identity.email}?subject=${subject}&body=${body}`,
  };
  return { links, label, emailLabel };
}
