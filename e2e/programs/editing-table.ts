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

/** The path of a field such as `cards[0].text`. */
export const toPath = (field: string): Path =>
  field
    .split(/[.[\]]+/)
    .filter((key) => key !== "")
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
