import type { Site } from "./site-schema.server.ts";

/** Address of a chat with the academy, with a prefilled text. */
export const getChatLink = ({ identity }: Pick<Site, "identity">, text: string): string =>
  `https://wa.me/${identity.chatNumber}?text=${encodeURIComponent(text)}`;
