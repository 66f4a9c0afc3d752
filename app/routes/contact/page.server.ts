import { contactSchema } from "#app/contact/contact-copy.server.ts";
import { definePage } from "#app/content/collection.server.ts";

/** The contact page: `content/pages/contact.yaml`. */
export const CONTACT_PAGE = definePage({ address: "/contact", words: "contact", schema: contactSchema });
