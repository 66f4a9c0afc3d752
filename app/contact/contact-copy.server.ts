import { z } from "zod";
import { closing, draft, heading, link, linkedText, text, titledText } from "#app/content/fields.server.ts";
import { pageMeta } from "#app/content/page-meta.server.ts";
import { parseReplyWindow } from "#app/content/reply-window.ts";

/** The sentence from which the reply window is drawn. */
const response = z.strictObject({
  ...titledText.shape,
  text: text().refine((sentence) => parseReplyWindow(sentence) !== undefined, {
    error: "name days and hours as in '(Mon-Sat), 10:00 AM - 6:00 PM IST'",
  }),
});

/** The shape of `content/pages/contact.yaml`. */
export const contactSchema = z.strictObject({
  meta: pageMeta,
  ...heading,
  /** The four cards. */
  cards: z.strictObject({ email: titledText, chat: linkedText, response, location: linkedText }),
  /** The form. */
  form: z.strictObject({
    ...heading,
    /** Labels of the fields. */
    labels: z.strictObject({ name: text(), email: text(), subject: text(), message: text() }),
    /** Word beside a field that may stay empty. */
    optional: text(),
    /** The button. */
    submit: text(),
    /** The button while a message is on its way. */
    sending: text(),
    /** What is stored, and what for. */
    privacy: text(),
    /** The link to the page that says more of it. */
    privacyLink: link,
    /** Beside the failure: a mail with what was typed. */
    byEmail: text(),
    /** Beside the failure, where the code that sends did not arrive. */
    reload: text(),
    /** The page was left while this message was being sent. */
    unconfirmed: text(),
    /** A message was sent in another tab while one is written here. */
    sentElsewhere: text(),
    /** What the form is filled with by a link to /contact?about= and the name of the entry. */
    prefilled: z.record(z.string().regex(/^[a-z]+$/), z.strictObject({ subject: text(), message: text() })),
  }),
  /** The confirmation in place of the form. */
  received: z.strictObject({ ...titledText.shape, /** How to write again. */ again: text() }),
  /** Shown without JavaScript. */
  noScript: text(),
  /** Shown when the scripts of the page did not arrive. */
  scriptsFailed: text(),
  /** Shown when the site was built without a message store. */
  unavailable: text(),
  /** Heading of the questions. */
  faq: z.strictObject(heading),
  /** Call to action. */
  closing,
});

/** Copy of the contact page. */
export type ContactPage = z.output<typeof contactSchema>;

/** The shape of `content/faq.yaml`: the questions of the contact page. */
export const faqSchema = z
  .array(
    z.strictObject({
      /** The question, with its mark. */
      question: text(),
      /** The answer, plain text. */
      answer: text(),
      /** True until the question is published: it then stands in previews only. */
      draft,
    }),
  )
  .min(1);

/** A question of the contact page with its answer. */
export type Question = z.output<typeof faqSchema>[number];
