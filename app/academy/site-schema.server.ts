import { z } from "zod";
import {
  anyLink,
  httpsAddress,
  httpsUrl,
  isoDate,
  link,
  list,
  part,
  pastDay,
  ref,
  text,
} from "#app/content/fields.server.ts";
import { courseText } from "#app/page-model/words.server.ts";
import { listNames } from "#app/text/fill-words.ts";
import { CHAT_APP_NAMES } from "./addresses.ts";
import { ASKED } from "./asked-facts.server.ts";
import { TRACKS } from "./tracks.ts";

/** Day on which the owner confirmed something: until then it is one of the owner's tasks. */
const asOf = (meaning: string) => pastDay().optional().describe(meaning);

/** Day on which the owner confirmed the values of a part. */
const confirmed = asOf("Day on which you found these values right; without it they count as placeholders.");

/** What only the owner knows about a claim. */
const ownersWord = {
  definition: text(
    "What the claim counts or means, in the owner's words; shown small next to it. Leave it out until the owner has confirmed it.",
  )
    .max(140)
    .optional(),
  question: text(
    "What the owner has to settle before it is true; only `npm run content -- --owner` prints it.",
  ).optional(),
  asOf: asOf("Day on which the owner found it true; shown before the definition."),
};

/** What the content proves of a claim. */
const proof = part("Numbers that the content proves; `value` holds each by its name.", {
  projects: z.int().optional().describe("Projects over all courses, at least."),
  taughtHours: z.int().optional().describe("Taught hours over all courses, at least."),
  sessionsPerWeek: z.int().optional().describe("Live sessions a week of every course with a fixed length."),
});

/** A figure or word that the academy claims, with what in the content proves it. */
const claim = z
  .strictObject({
    value: text("The figure or word as shown; a number of its proof in braces.", {
      names: Object.keys(proof.shape),
    }),
    label: text("What it counts or says."),
    proof: proof.optional(),
    ...ownersWord,
  })
  .superRefine(({ value: input, proof: given = {} }, context) => {
    const written = listNames(input);
    for (const name of Object.keys(proof.shape)) {
      const isProven = Object.hasOwn(given, name);
      if (isProven === written.includes(name)) continue;
      const message = isProven
        ? `show what it proves: write {${name}}`
        : `add the number of {${name}} to proof`;
      context.addIssue({ code: "custom", path: ["value"], input, message });
    }
  });

/** A sentence of a page that only the owner can prove. */
const promise = z.strictObject({
  page: z
    .string()
    .regex(/^\/[^\s]*$/, { error: "write the address of a page, such as /contact" })
    .describe("Address of its page; while that is not published, nothing asks for the promise."),
  claim: text("The sentence, word for word as on its page."),
  ...ownersWord,
});

const CHAT_NUMBER = /^\d{8,15}$/;

const getDigits = (text: string): string => text.replace(/\D/g, "");

function adviseOnChatNumber(input: string): string {
  const digits = getDigits(input);
  const right = CHAT_NUMBER.test(digits) ? `"${digits}"` : "8 to 15 digits";
  return `write ${right}: digits only, in quotes, country code first`;
}

const privacy = part("What the privacy page says that only the owner can decide.", {
  keptFor: text("How long messages are kept, such as 'We keep messages for two years.'").optional(),
  region: text("Where the database is, such as 'Its servers are in Mumbai, India (asia-south1).'").optional(),
  controller: text("Who is responsible for the data, with name and postal address.").optional(),
  grievanceOfficer: text("Who deals with complaints about data, with name and address.").optional(),
  legalBasis: text("What allows you to keep messages, such as the writer's consent.").optional(),
});

/** Names of the owner's sentences that the privacy page quotes. */
export const OWNERS_SENTENCES = privacy.keyof().options;

/** The shape of `content/site.yaml`. */
export const siteSchema = z.strictObject({
  identity: part("Who the academy is.", {
    name: text("Name of the academy; the titles of its pages end with it.").max(40),
    tagline: text("One line under the name, and the title of the picture that links to the site show.").max(
      90,
    ),
    description: text("One sentence for search engines and language models."),
    origin: httpsAddress()
      .refine((url) => !url.startsWith("https://") || !URL.canParse(url) || new URL(url).origin === url, {
        error: ({ input }) => `write only https:// and the domain: ${new URL(String(input)).origin}`,
      })
      .describe("Where the site is published, without a slash at the end."),
    email: z
      .email({ error: "write an email address, such as hello@academy.example" })
      .describe("The one mailbox."),
    chatNumber: z
      .string()
      .regex(CHAT_NUMBER, { error: ({ input }) => adviseOnChatNumber(String(input)) })
      .describe("Number of the chat app, digits only with country code."),
    chatNumberShown: text("The same number as people write it."),
    chatApp: z.enum(CHAT_APP_NAMES).describe("The chat app; its links follow."),
    author: text("Author named in the page metadata."),
    profiles: list("Pages elsewhere that are about the academy.", httpsUrl()).min(1),
    asOf: confirmed,
  }).superRefine(({ chatNumber, chatNumberShown: input }, context) => {
    const digits = getDigits(chatNumber);
    const message = `its digits are not those of chatNumber: write +${digits}, with spaces`;
    if (getDigits(input) === digits) return;
    context.addIssue({ code: "custom", path: ["chatNumberShown"], input, message });
  }),
  parent: part("The company that owns the academy.", {
    name: text("Its name."),
    url: httpsUrl().describe("Its site."),
    line: text("The line in the footer."),
    asOf: confirmed,
  }),
  tools: part("The tools platform of the sister company.", {
    name: text("Its name."),
    url: httpsUrl().describe("Its site."),
    asOf: confirmed,
  }),
  navigation: list("The navigation, for bar and menu.", link).min(1),
  getStarted: link.describe("The button next to the navigation."),
  announcement: part("The bar over every page; without it there is none.", {
    text: text("What is announced."),
    link: anyLink.optional().describe("Where to read more."),
    until: isoDate().optional().describe("Last day on which it is true; a later build leaves it out."),
  }).optional(),
  footer: part("Lists of the footer.", {
    courses: list("Slugs of the courses to list.", ref("courses", "Slug of a course.")).min(1),
    company: list("Pages of the company column.", link).min(1),
    legal: list("Pages next to the copyright.", link).min(1),
  }),
  statistics: list("The figures of the home page.", claim),
  delivery: list("What is true of every course.", claim),
  promises: list("Sentences that only the owner can prove.", promise),
  privacy: privacy.default({}),
  toolkitClaim: part("What the toolkit must hold for its claims to be shown.", {
    prompts: z.int().positive().describe("Prompts, at least."),
    days: z.int().positive().describe("Days of the roadmap, exactly."),
  }),
  licence: part(
    "The licence of what anybody may use: prompts, answers, the roadmap, open briefs and their files.",
    {
      name: text("Its name."),
      url: httpsUrl().describe("Its text."),
      asOf: asOf("Day on which the owner chose it; until then it is a suggestion."),
    },
  ),
  enrol: part("What the links of the enrolment send.", {
    message: courseText("Message prefilled in chat and email."),
    fee: text("Asks for the fee, after the message, until the course has a price."),
    start: text("Asks when the next group begins, until a group is known."),
    times: text("Asks when the weekly sessions are, of a course without an end."),
    subject: courseText("Subject of the email."),
  }),
  mentors: list(
    "Who teaches.",
    z.strictObject({
      name: text("Name of the mentor.").meta({ declares: "mentors" }),
      track: z.enum(TRACKS).describe("The track that the mentor teaches on."),
      link: httpsUrl().optional().describe("A page about the mentor, if there is one."),
    }),
  )
    .meta({ creates: { name: "Mentor" } })
    .default([]),
  groupSize: z
    .int()
    .positive()
    .optional()
    .describe("Learners in a group, at most; shown once it is known.")
    .meta({ asked: ASKED.groupSize }),
  missedSession: text("What a learner who misses a session gets; shown once it is known.")
    .optional()
    .meta({ asked: ASKED.recordings }),
  refunds: text("When money is given back; shown once it is known.")
    .optional()
    .meta({ asked: ASKED.refunds }),
  complaints: text("Where to complain; shown once it is known.").optional().meta({ asked: ASKED.complaints }),
  chatGreeting: text("Message prefilled in chat links that are about no course."),
});

/** Identity, links, claims and words of the shell. */
export type Site = z.output<typeof siteSchema>;
