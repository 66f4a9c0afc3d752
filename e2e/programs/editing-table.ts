import type { Path } from "#app/content/value-path.ts";

/** How an editor makes a change: by its text on the page, in the form of all fields, or by a button of an entry. */
type Way = "text" | "form" | "body" | "Add" | "Duplicate" | "Move up" | "Move down" | "Remove";

/**
 * A change: the field, its new value, the way, and how many lines are added and removed where that is not one each. For
 * Markdown (`body`), the words and what replaces them.
 */
export type Change = [
  field: string,
  value: string | number | boolean,
  way?: Way,
  lines?: [added: number, removed: number],
];

/** What is changed on the page of each template. */
export const CHANGES: [page: string, file: string, ...changes: Change[]][] = [
  [
    "/",
    "pages/home.yaml",
    ["hero.lead", "Live online: programming and AI"],
    ["closing.title", "{sessions} live sessions: choose your first."],
    ["market.title", 'Why there is an "AI-Powered" track'],
    ["session.title", "One hour, सुना हुआ"],
    ["whyUs.lead", "No video library, no forum"],
    ["industries.cards[3].title", "🎓 Education"],
    ["toolkit.points[1]", "A roadmap of {days} days, with one task a day"],
  ],
  [
    "/about",
    "pages/about.yaml",
    ["differentiators.items[0].title", "", "Move down"],
    ["mission.paragraphs[0]", "@ One: from zero to hero in tech skills"],
    ["title", "Code is cheap. Judgement isn't."],
    ["philosophy.principles[1].title", "Two sessions a week: not a boot camp"],
    ["company.text", "{name} belongs to {parent}, whose sister company runs {tools}."],
  ],
  [
    "/academic",
    "pages/academic.yaml",
    ["lead", "#1: a computing degree teaches why things work"],
    ["steps.steps[1].weeks", 5, "form"],
    ["gaps.items[0].needed", "A change that survives a review"],
    ["reasons.items[2].text", "You work with people whom you did not choose 🤝"],
  ],
  [
    "/contact",
    "pages/contact.yaml",
    ["form.lead", "Three fields, no more"],
    ["noScript", "! The form needs JavaScript", "form"],
    ["cards.email.text", "For long questions, and for companies: write here."],
  ],
  [
    "/corporate",
    "pages/corporate.yaml",
    ["procurement.items[0].title", "Invoices", "Duplicate", [1, 0]],
    ["programmes.items[1].audience", "Backend teams, DevOps"],
    ["process.steps[0].result", "A finding of two pages"],
    ["reasons.items[3].text", "We update the curriculum [quarterly]"],
  ],
  [
    "/dev-toolkit",
    "pages/dev-toolkit.yaml",
    ["prompts.lead", "Each prompt says when: and when not"],
    ["prompts.shared.framework.example", "Flask", "form"],
  ],
  [
    "/learning-paths",
    "pages/learning-paths.yaml",
    ["choose.cases[1].situation", "I know 'the theory'."],
    ["paths[0].text", "You end with an application that is deployed"],
  ],
  [
    "/zerotools",
    "pages/tools.yaml",
    ["tools[2].features[1]", "", "Move up"],
    ["prompt.before", "!Summarise this report."],
    ["title", "When you want to use AI instead of studying it"],
  ],
  [
    "/courses/core-java",
    "courses/core-java.md",
    ["arrangement", "snake-path", "form"],
    ["Spring and web services", "Spring, **web services** and [agents](/courses/ai-agents-mcp)", "body"],
    ["cohorts[0].start", "2027-03-27", "form"],
    ["extraCosts", "A laptop with 8 GB of memory", "form", [1, 0]],
    ["programHighlights", "Java 25 and its tools", "Add"],
    ["programHighlights[5]", "", "Remove"],
    ["title", "Core Java 25"],
    [
      "description",
      "Learn Java: from the first class to a tested application, with collections, files and streams.",
    ],
    ["programHighlights[1]", "One domain, eight sessions"],
    ["learningOutcomes[0]", "", "Move down"],
    ["learningOutcomes[1]", "Model a problem with records", "Duplicate", [1, 0]],
    ["learningOutcomes[2]", "", "Remove", [0, 1]],
    ["milestones[1].text", "JUnit: in every task, from here.", "form"],
    ["syllabus[0].sessions[1]", 'Strings and references: where "==" misleads'],
    ["price.amount", 19500, "form"],
    ["cohorts[2].language", "hi", "form"],
    ["keeps", "Tests: yours, with their history", "form", [1, 0]],
    ["Two kinds of people", "Three kinds of people", "body"],
  ],
  [
    "/courses/core-java/session",
    "sessions/core-java.md",
    ["questions[1].answer", "Because we type: every day."],
    ["We wrote this session", "We have written this session", "body"],
    ["task.text", "Write sums.py, and run its tests: all of them."],
  ],
  [
    "/courses/core-java/projects/invoice-maker",
    "briefs/core-java.md",
    ["extensions[2]", "", "Move up"],
    ["rubric[0].strong", "All of them exact"],
    ["criteria[1]", "A wrong line is refused: always"],
    ["Write the invoices of a shop.", "Write the invoices of a shop in Pune (पुणे).", "body"],
  ],
  [
    "/dev-toolkit/debug",
    "toolkit/prompts/debug.yaml",
    ["prompts[0].title", "Read a stack trace: begin at the right end"],
    ["prompts[1].level", "Advanced", "form"],
    ["summary", "Go from 'it does not work' to a cause: one that you can show"],
    ["prompts[0].placeholders.last_action.label", "What you did before it, in one line"],
    [
      "prompts[1].prompt",
      "The bug: {symptom}\nHow to see it: {reproduction}\n\nFind the cause: stop after {experiment_limit} experiments.\n",
      "form",
    ],
  ],
];

/** The file of a course. */
export const JAVA = "courses/core-java.md";
const DEBUG = "toolkit/prompts/debug.yaml";

/** What editors write by mistake, and what the panel says; a field with spaces is words of the Markdown. */
export type Mistake = [file: string, field: string, value: string | number | boolean, said: string];

/** What is refused. */
export const MISTAKES: Mistake[] = [
  [
    JAVA,
    "title",
    "Core Java for everybody who has always wanted to learn a language well",
    "at most 60 characters (now 70)",
  ],
  [JAVA, "title", "AI Agents and MCP", "already used in content/courses/ai-agents-mcp.md"],
  [JAVA, "description", "Learn Java.", "at least 50 characters (now 11)"],
  [JAVA, "level", "Advanced", "write Beginner, as contract.yaml fixes it"],
  [JAVA, "level", "beginner", "write Beginner"],
  [JAVA, "sessions", 9, "two live sessions a week are 8 in 4 weeks"],
  [JAVA, "duration", "four weeks", "write a number of weeks such as '12 weeks', or Ongoing"],
  [JAVA, "id", "12a", "write a number in quotes"],
  [JAVA, "id", "9", "already used in content/courses/ai-agents-mcp.md"],
  [JAVA, "order", 5.5, "write a whole number"],
  [JAVA, "order", 2, "already used in content/courses/"],
  [JAVA, "published", "2027-01-01", "it is in the future"],
  [JAVA, "published", "05/12/2026", "write a day of the calendar as year-month-day"],
  [JAVA, "modified", "2026-11-20", "the page was published on 2026-11-21"],
  [JAVA, "keywords[0]", "", "write"],
  [JAVA, "programHighlights[0]", " Java 25", "remove spaces and line breaks at its beginning and end"],
  [JAVA, "programHighlights[0]", "Java\u00ad25", "remove it: it is invisible"],
  [JAVA, "milestones[1].text", "JUnit,\nin every task.", "write it on one line"],
  [JAVA, "learningOutcomes[1]", "Use {lists}", "{lists}"],
  [JAVA, "learningOutcomes[1]", "Use <b>lists</b>", "HTML, '<b>'; remove these characters"],
  [
    JAVA,
    "learningOutcomes[1]",
    "Use lists &amp; maps",
    "a code of HTML in 'Use lists &amp; maps'; write the character",
  ],
  [JAVA, "projects[0]", "Library Desk: lending", "write 'Name - description' with one ' - '"],
  [
    JAVA,
    "projects[1]",
    "Invoice Maker – reads orders",
    "write ' - ' with a plain hyphen instead of the dash",
  ],
  [JAVA, "syllabus[0].weeks", "1–2", "write the weeks as 1-4, or one week as 7"],
  [JAVA, "syllabus[0].sessions[0]", "Git", "write 3 to 9 words"],
  [JAVA, "cohorts[0].start", "2027-03-25", "a Thu: write a Wed or a Sat, such as 2027-03-24 or 2027-03-27"],
  [JAVA, "cohorts[0].start", "2026-11-31", "write a day of the calendar as year-month-day"],
  [JAVA, "cohorts[0].time", "7 pm", "write hours and minutes with two digits each"],
  [JAVA, "cohorts[0].timeZone", "IST", "write the name of a time zone, such as Asia/Kolkata"],
  [JAVA, "cohorts[0].language", "English", "write a language code, such as en or hi"],
  [JAVA, "cohorts[0].mentor", "Asha", "write Asha Rao"],
  [JAVA, "price.amount", -1, "write at least 1"],
  [JAVA, "price.amount", "₹18,500", "write a number"],
  [
    JAVA,
    "marketDemand[0].source.url",
    "http://survey.stackoverflow.co/",
    "write a full address that begins with https://",
  ],
  [
    JAVA,
    "marketDemand[0].description",
    "28% had done extensive work in Java.",
    "name the source in the sentence",
  ],
  [JAVA, "Two kinds of people", "<b>Two kinds of people</b>", "write Markdown: HTML is not published"],
  [JAVA, "Two kinds of people", "[Two kinds](/courses/jaav) of people", "no such page"],
  [JAVA, "Two kinds of people", "[Two kinds](#nowhere) of people", "no such place"],
  [JAVA, "Two kinds of people", "# Two kinds of people", "begin headings with ###"],
  [JAVA, "Two kinds of people", "![Two kinds](a.png) of people", "remove it: these texts cannot have images"],
  ["pages/contact.yaml", "lead", "Our team reads every message.", "or change that page back"],
  ["pages/contact.yaml", "form.privacyLink.href", "/privcy", "no such page: write /privacy"],
  ["pages/contact.yaml", "form.privacyLink.href", "www.example.org", "write"],
  ["site.yaml", "identity.email", "hello academy.example", "write an email address"],
  ["site.yaml", "identity.chatNumber", "+910000000000", "write"],
  ["site.yaml", "footer.courses[0]", "java", "no such file"],
  [DEBUG, "prompts[1].slug", "read-a-stack-trace", "already used in content/toolkit/prompts/debug.yaml"],
  [DEBUG, "prompts[0].prompt", "No names.\n", "add a placeholder for what the reader fills in"],
  ["faq.yaml", "[0].question", "How long does a course take?", "already used in content/faq.yaml"],
  ["faq.yaml", "[0].draft", true, "publish 3, as contract.yaml fixes it"],
];

/** What may be meant, so that it is saved. */
export const DOUBTS: Mistake[] = [
  [JAVA, "title", "Core **Java**", "Markdown"],
  [JAVA, "title", "Core Java पुणे", "use other letters if you can"],
  [JAVA, "cohorts[0].start", "2026-11-04", "this group has begun, so that pages leave it out"],
  [JAVA, "Two kinds of people", "###Two kinds of people", "###"],
  [JAVA, "Two kinds of people", "• Two kinds of people\n• and more", "begin each entry with '- '"],
];

/** The path of a field such as `cards[0].text`. */
export const toPath = (field: string): Path =>
  field
    .split(/[.[\]]+/)
    .filter((key) => key !== "")
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
