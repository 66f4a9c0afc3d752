import { CONTACT_PATH } from "#app/academy/addresses.ts";
import { contactSchema } from "#app/contact/contact-words.server.ts";
import { definePage } from "#app/page-model/page.server.ts";

/** The contact page: `content/pages/contact.yaml`. */
export const CONTACT_PAGE = definePage({ address: CONTACT_PATH, file: "contact", schema: contactSchema });
