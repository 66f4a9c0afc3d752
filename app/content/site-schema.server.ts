import { z } from "zod";
import { httpsUrl, isoDate, link, text } from "./fields.server.ts";

/** A number that the content must reach for a claim to stand (reading R16). */
const atLeast = z.strictObject({
  /** Projects over all courses. */
  projects: z.int().optional(),
  /** Taught hours over all courses. */
  hours: z.int().optional(),
});

/** What makes a claim of the owner honest: how it is counted, and when the owner found it true. */
const ownersWord = {
  /** How it is counted or meant; shown small beside the claim. */
  definition: text().max(140).optional(),
  /** Day on which the owner found it true; shown before the definition. */
  asOf: isoDate().optional(),
};

/** A claim stands only if the content can prove it, or if it says how the owner counts it. */
const isProvable = (claim: {
  definition?: unknown;
  atLeast?: unknown;
  weeks?: unknown;
  sessionsPerWeek?: unknown;
}) =>
  [claim.definition, claim.atLeast, claim.weeks, claim.sessionsPerWeek].some((proof) => proof !== undefined);

const UNPROVEN = {
  error: "say in a definition how it is counted, or by atLeast what the content must prove",
};

/** The shape of `content/site.yaml`. */
export const siteSchema = z.strictObject({
  /** Who the academy is. */
  identity: z.strictObject({
    /** Name of the academy. */
    name: text(),
    /** One line under the name. */
    tagline: text(),
    /** One sentence for search engines and language models. */
    description: text(),
    /** Where the site is published, without a slash at the end. */
    origin: httpsUrl().refine((url) => !url.endsWith("/"), { error: "remove the slash at its end" }),
    /** The one mailbox. */
    email: z.email({ error: "write an e-mail address" }),
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
  /** The bar over every page. */
  announcement: z.strictObject({
    /** Words before the link. */
    text: text(),
    /** The link. */
    link,
  }),
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
  statistics: z.array(
    z
      .strictObject({
        /** The figure as shown. */
        value: text(),
        /** What it counts. */
        label: text(),
        /** What the content must prove. */
        atLeast: atLeast.optional(),
        ...ownersWord,
      })
      .refine(isProvable, UNPROVEN),
  ),
  /** What is true of every course. */
  delivery: z.array(
    z
      .strictObject({
        /** The figure or word as shown. */
        value: text(),
        /** What it says. */
        label: text(),
        /** What the content must prove. */
        atLeast: atLeast.optional(),
        /** Shortest and longest course of the catalogue, in weeks. */
        weeks: z.strictObject({ from: z.int(), to: z.int() }).optional(),
        /** Live sessions a week of every course with a fixed length. */
        sessionsPerWeek: z.int().optional(),
        ...ownersWord,
      })
      .refine(isProvable, UNPROVEN),
  ),
  /** Sentences that only the owner can stand behind. */
  promises: z.array(
    z.strictObject({
      /** Address of the page on which it stands. */
      page: z.string().regex(/^\/[^\s]*$/, { error: "write the address of a page, such as /contact" }),
      /** The sentence, word for word as on its page. */
      claim: text(),
      ...ownersWord,
    }),
  ),
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
  /** Message prefilled in chat links that are about no course. */
  chatGreeting: text(),
});

/** Identity, links, claims and words of the shell. */
export type Site = z.output<typeof siteSchema>;

/** The claims that only the owner can prove and has not yet given a day on which they were found true. */
export const listUnprovenClaims = ({ statistics, delivery, promises }: Site): string[] => [
  ...[...statistics, ...delivery].flatMap(({ value, label, definition, asOf }) =>
    definition && !asOf ? [`${value} ${label}: ${definition}`] : [],
  ),
  ...promises.flatMap(({ page, claim, asOf }) => (asOf ? [] : [`${page}: ${claim}`])),
];

/** The site facts that have no real value yet: reserved example domains and all-zero numbers (reading R13). */
export function listReservedValues(site: Site): { field: string; value: string }[] {
  const { identity, parent, tools } = site;
  const fields = {
    "identity.origin": identity.origin,
    "identity.email": identity.email,
    "identity.chatNumber": identity.chatNumber,
    "identity.chatNumberShown": identity.chatNumberShown,
    ...Object.fromEntries(identity.profiles.map((url, index) => [`identity.profiles[${index}]`, url])),
    "parent.url": parent.url,
    "tools.url": tools.url,
  };
  return Object.entries(fields)
    .filter(([, value]) => /[.@]example(\/|$|:)|\.example$|0{6,}|0{4,} 0{4,}/.test(value))
    .map(([field, value]) => ({ field, value }));
}
