import { z } from "zod";
import { anyLink, httpsAddress, httpsUrl, isoDate, link, text } from "./fields.server.ts";
import { TRACKS } from "./tracks.ts";

/** What the owner alone can say of a claim. */
const ownersWord = {
  definition: text()
    .max(140)
    .optional()
    .describe(
      "What the claim counts or means, in the owner's words; shown small beside it. Leave it out until the owner has said it.",
    ),
  asOf: isoDate().optional().describe("Day on which the owner found it true; shown before the definition."),
};

/** A figure or word that the academy says of itself, with what in the content proves it. */
const claim = z.strictObject({
  value: text().describe("The figure or word as shown."),
  label: text().describe("What it counts or says."),
  atLeast: z
    .strictObject({
      projects: z.int().optional().describe("Projects over all courses."),
      hours: z.int().optional().describe("Taught hours over all courses."),
    })
    .optional()
    .describe("What the content must prove."),
  weeks: z
    .strictObject({ from: z.int(), to: z.int() })
    .optional()
    .describe("Shortest and longest course of the catalogue, in weeks."),
  sessionsPerWeek: z.int().optional().describe("Live sessions a week of every course with a fixed length."),
  ...ownersWord,
});

/** A sentence of a page that only the owner can stand behind. */
const promise = z.strictObject({
  page: z
    .string()
    .regex(/^\/[^\s]*$/, { error: "write the address of a page, such as /contact" })
    .describe("Address of the page on which it stands."),
  claim: text().describe("The sentence, word for word as on its page."),
  ...ownersWord,
});

/** The shape of `content/site.yaml`. */
export const siteSchema = z.strictObject({
  identity: z
    .strictObject({
      name: text().max(40).describe("Name of the academy; the titles of its pages end with it."),
      tagline: text().describe("One line under the name."),
      description: text().describe("One sentence for search engines and language models."),
      origin: httpsAddress()
        .refine((url) => !url.startsWith("https://") || !URL.canParse(url) || new URL(url).origin === url, {
          error: ({ input }) => `write only https:// and the domain: ${new URL(String(input)).origin}`,
        })
        .describe("Where the site is published, without a slash at the end."),
      email: z.email({ error: "write an email address" }).describe("The one mailbox."),
      chatNumber: z
        .string()
        .regex(/^\d{8,15}$/, { error: "write 8 to 15 digits in quotes, with country code, no plus" })
        .describe("Number of the chat app, digits only with country code."),
      chatNumberShown: text().describe("The same number as people write it."),
      chatApp: text().describe("Name of the chat app."),
      author: text().describe("Author named in the page metadata."),
      profiles: z.array(httpsUrl()).min(1).describe("Pages elsewhere that are about the academy."),
    })
    .superRefine(({ chatNumber, chatNumberShown: input }, context) => {
      const message = `its digits are not those of chatNumber: write +${chatNumber}, with blanks`;
      if (!/^\d+$/.test(chatNumber) || input.replace(/\D/g, "") === chatNumber) return;
      context.addIssue({ code: "custom", path: ["chatNumberShown"], input, message });
    })
    .describe("Who the academy is."),
  parent: z
    .strictObject({
      name: text().describe("Its name."),
      url: httpsUrl().describe("Its site."),
      line: text().describe("The line in the footer."),
    })
    .describe("The company that owns the academy."),
  tools: z
    .strictObject({
      name: text().describe("Its name."),
      url: httpsUrl().describe("Its site."),
    })
    .describe("The tools platform of the sister company."),
  navigation: z.array(link).min(1).describe("The navigation, for bar and menu."),
  getStarted: link.describe("The button beside the navigation."),
  announcement: z
    .strictObject({
      text: text().describe("What is announced; {courseSessions} are those of the course that it links."),
      link: anyLink.optional().describe("Where to read more."),
      until: isoDate().optional().describe("Last day on which it is true; a later build leaves it out."),
    })
    .optional()
    .describe("The bar over every page; without it there is none."),
  footer: z
    .strictObject({
      courses: z.array(text()).min(1).describe("Slugs of the courses to list."),
      company: z.array(link).min(1).describe("Pages of the company column."),
      legal: z.array(link).min(1).describe("Pages beside the copyright."),
    })
    .describe("Lists of the footer."),
  statistics: z.array(claim).describe("The figures of the home page."),
  delivery: z.array(claim).describe("What is true of every course."),
  promises: z.array(promise).describe("Sentences that only the owner can stand behind."),
  privacy: z
    .strictObject({
      keptFor: text()
        .optional()
        .describe("How long messages are kept, such as 'We keep messages for two years.'"),
      region: text()
        .optional()
        .describe("Where the database stands, such as 'Its servers stand in Mumbai, India (asia-south1).'"),
    })
    .default({})
    .describe("What the privacy page says that only the owner can decide."),
  toolkitClaim: z
    .strictObject({
      prompts: z.int().positive().describe("Prompts, at least."),
      days: z.int().positive().describe("Days of the roadmap, exactly."),
    })
    .describe("What the toolkit must hold for its claims to be shown."),
  licence: z
    .strictObject({
      name: text().describe("Its name."),
      url: httpsUrl().describe("Its text."),
      chosen: isoDate()
        .optional()
        .describe("Day on which the owner chose it; until then it is a suggestion."),
    })
    .describe(
      "The licence of what anybody may use: prompts, answers, the roadmap, open briefs and their files.",
    ),
  enrol: z
    .strictObject({
      label: text().describe("The button."),
      emailLabel: text().describe("The link beside it."),
      message: text()
        .includes("{title}", { error: "name the course with {title}" })
        .describe("Message prefilled in chat and mail."),
      subject: text()
        .includes("{title}", { error: "name the course with {title}" })
        .describe("Subject of the mail."),
    })
    .describe("Words of the enrolment links; {title} is replaced by the course's title."),
  mentors: z
    .array(
      z.strictObject({
        name: text().describe("Name of the mentor."),
        track: z.enum(TRACKS).describe("The track that the mentor teaches on."),
        link: httpsUrl().optional().describe("A page about the mentor, if there is one."),
      }),
    )
    .default([])
    .describe("Who teaches."),
  groupSize: z.int().positive().optional().describe("Learners in a group, at most; shown once it is known."),
  missedSession: text()
    .optional()
    .describe("What a learner who misses a session gets; shown once it is known."),
  refunds: text().optional().describe("When money is given back; shown once it is known."),
  complaints: text().optional().describe("Where to complain; shown once it is known."),
  chatGreeting: text().describe("Message prefilled in chat links that are about no course."),
});

/** Identity, links, claims and words of the shell. */
export type Site = z.output<typeof siteSchema>;
