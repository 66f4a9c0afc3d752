import { z } from "zod";
import { delivery, promise, statistic } from "./claims-schema.server.ts";
import { anyLink, httpsAddress, httpsUrl, isoDate, link, text } from "./fields.server.ts";
import { TRACKS } from "./tracks.ts";

/** The shape of `content/site.yaml`. */
export const siteSchema = z.strictObject({
  /** Who the academy is. */
  identity: z
    .strictObject({
      /** Name of the academy; the titles of its pages end with it. */
      name: text().max(40),
      /** One line under the name. */
      tagline: text(),
      /** One sentence for search engines and language models. */
      description: text(),
      /** Where the site is published, without a slash at the end. */
      origin: httpsAddress().refine(
        (url) => !url.startsWith("https://") || !URL.canParse(url) || new URL(url).origin === url,
        {
          error: ({ input }) => `write only https:// and the domain: ${new URL(String(input)).origin}`,
        },
      ),
      /** The one mailbox. */
      email: z.email({ error: "write an email address" }),
      /** Number of the chat app, digits only with country code. */
      chatNumber: z
        .string()
        .regex(/^\d{8,15}$/, { error: "write 8 to 15 digits in quotes, with country code, no plus" }),
      /** The same number as people write it. */
      chatNumberShown: text(),
      /** Name of the chat app. */
      chatApp: text(),
      /** Author named in the page metadata. */
      author: text(),
      /** Pages elsewhere that are about the academy. */
      profiles: z.array(httpsUrl()).min(1),
    })
    .superRefine(({ chatNumber, chatNumberShown: input }, context) => {
      const message = `its digits are not those of chatNumber: write +${chatNumber}, with blanks`;
      if (!/^\d+$/.test(chatNumber) || input.replace(/\D/g, "") === chatNumber) return;
      context.addIssue({ code: "custom", path: ["chatNumberShown"], input, message });
    }),
  /** The company that owns the academy. */
  parent: z.strictObject({
    /** Its name. */
    name: text(),
    /** Its site. */
    url: httpsUrl(),
    /** The line in the footer. */
    line: text(),
  }),
  /** The tools platform of the sister company. */
  tools: z.strictObject({
    /** Its name. */
    name: text(),
    /** Its site. */
    url: httpsUrl(),
  }),
  /** The navigation, for bar and menu. */
  navigation: z.array(link).min(1),
  /** The button beside the navigation. */
  getStarted: link,
  /** The bar over every page; without it there is none. */
  announcement: z
    .strictObject({
      /** What is announced; {courseSessions} are those of the course that it links. */
      text: text(),
      /** Where to read more. */
      link: anyLink.optional(),
      /** Last day on which it is true; a later build leaves it out. */
      until: isoDate().optional(),
    })
    .optional(),
  /** Lists of the footer. */
  footer: z.strictObject({
    /** Slugs of the courses to list. */
    courses: z.array(text()).min(1),
    /** Pages of the company column. */
    company: z.array(link).min(1),
    /** Pages beside the copyright. */
    legal: z.array(link).min(1),
  }),
  /** The figures of the home page. */
  statistics: z.array(statistic),
  /** What is true of every course. */
  delivery: z.array(delivery),
  /** Sentences that only the owner can stand behind. */
  promises: z.array(promise),
  /** What the privacy page says that only the owner can decide. */
  privacy: z
    .strictObject({
      /** How long messages are kept, such as 'We keep messages for two years.' */
      keptFor: text().optional(),
      /** Where the database stands, such as 'Its servers stand in Mumbai, India (asia-south1).' */
      region: text().optional(),
    })
    .default({}),
  /** What the toolkit must hold for its claims to be shown. */
  toolkitClaim: z.strictObject({
    /** Prompts, at least. */
    prompts: z.int().positive(),
    /** Days of the roadmap, exactly. */
    days: z.int().positive(),
  }),
  /** The licence of what anybody may use: prompts, answers, the roadmap, open briefs and their files. */
  licence: z.strictObject({
    /** Its name. */
    name: text(),
    /** Its text. */
    url: httpsUrl(),
    /** Day on which the owner chose it; until then it is a suggestion. */
    chosen: isoDate().optional(),
  }),
  /** Words of the enrolment links; {title} is replaced by the course's title. */
  enrol: z.strictObject({
    /** The button. */
    label: text(),
    /** The link beside it. */
    emailLabel: text(),
    /** Message prefilled in chat and mail. */
    message: text().includes("{title}", { error: "name the course with {title}" }),
    /** Subject of the mail. */
    subject: text().includes("{title}", { error: "name the course with {title}" }),
  }),
  /** Who teaches. */
  mentors: z
    .array(
      z.strictObject({
        /** Name of the mentor. */
        name: text(),
        /** The track that the mentor teaches on. */
        track: z.enum(TRACKS),
        /** A page about the mentor, if there is one. */
        link: httpsUrl().optional(),
      }),
    )
    .default([]),
  /** Learners in a group, at most; shown once it is known. */
  groupSize: z.int().positive().optional(),
  /** When money is given back; shown once it is known. */
  refunds: text().optional(),
  /** Where to complain; shown once it is known. */
  complaints: text().optional(),
  /** Message prefilled in chat links that are about no course. */
  chatGreeting: text(),
});

/** Identity, links, claims and words of the shell. */
export type Site = z.output<typeof siteSchema>;
