import type { Site } from "./site-schema.server.ts";

/** Where an enrolment leads: a chat and a mail, both with the same prefilled text (reading R22). */
export type EnrolLinks = { chat: string; mail: string };

/** Address of a chat with the academy, with a prefilled text. */
export const getChatLink = ({ identity }: Pick<Site, "identity">, text: string): string =>
  `https://wa.me/${identity.chatNumber}?text=${encodeURIComponent(text)}`;

/** Words of the navigation for a path; the path itself where the navigation does not have it. */
export const getNavigationLabel = ({ navigation }: Pick<Site, "navigation">, path: string): string =>
  navigation.find(({ href }) => href === path)?.label ?? path;

/** Enrolment links of a course; its title arrives literally, whatever characters it has. */
export function getEnrolLinks(site: Pick<Site, "identity" | "enrol">, title: string): EnrolLinks {
  const [subject, body] = [site.enrol.subject, site.enrol.message].map((text) =>
    text.replaceAll("{title}", () => title),
  );
  const query = `subject=${encodeURIComponent(subject ?? "")}&body=${encodeURIComponent(body ?? "")}`;
  return { chat: getChatLink(site, body ?? ""), mail: `mailto:${site.identity.email}?${query}` };
}
