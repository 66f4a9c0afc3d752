/** How an editor makes a change: by its text on the page, in the form of all fields, or by a button of an entry. */
type Way = "text" | "form" | "body" | "Add" | "Duplicate" | "Move up" | "Move down" | "Remove";

/**
 * A change: the field (for Markdown, words of the text), its new value and the way. One of each style, and those of lists, also
 * have a part of the file, as it is written before and after the change.
 */
export type Change = [
  field: string,
  value: string | number,
  way: Way,
  ...written: [] | [before: string, after: string],
];

/** The file of a course. */
const JAVA = "courses/core-java.md";

/** What is changed on the page of each template. */
export const CHANGES: [page: string, file: string, ...changes: Change[]][] = [
  [
    "/",
    "pages/home.yaml",
    [
      "hero.lead",
      "Live online: programming and AI",
      "text",
      "\n  lead: Live online sessions in programming and AI\n",
      '\n  lead: "Live online: programming and AI"\n',
    ],
    ["closing.title", "{sessions} live sessions: choose your first.", "text"],
    ["market.title", 'Why there is an "AI-Powered" track', "text"],
    ["session.title", "One hour, सुना हुआ", "text", '"One hour, overheard"', '"One hour, सुना हुआ"'],
    ["whyUs.lead", "No video library, no forum", "text"],
    ["industries.cards[3].title", "🎓 Education", "text", "{ title: Education,", "{ title: 🎓 Education,"],
    ["toolkit.points[1]", "A roadmap of {days} days, with one task a day", "text"],
  ],
  [
    "/about",
    "pages/about.yaml",
    [
      "differentiators.items[0].title",
      "",
      "Move down",
      "    - { title: You see what you buy, text: The syllabus names every session }\n    - { title: Enrolment is a conversation, text: There is no checkout }\n",
      "    - { title: Enrolment is a conversation, text: There is no checkout }\n    - { title: You see what you buy, text: The syllabus names every session }\n",
    ],
    ["mission.paragraphs[0]", "@ One: from zero to hero in tech skills", "text"],
    ["title", "Code is cheap. Judgement isn't.", "text"],
    ["philosophy.principles[1].title", "Two sessions a week: not a boot camp", "text"],
    ["company.text", "{name} belongs to {parent}, whose sister company runs {tools}.", "text"],
  ],
  [
    "/academic",
    "pages/academic.yaml",
    [
      "lead",
      "#1: a computing degree teaches why things work",
      "text",
      "lead: A computing degree teaches why things work\n",
      'lead: "#1: a computing degree teaches why things work"\n',
    ],
    ["steps.steps[1].weeks", 5, "form", "{ title: Learn, weeks: 6,", "{ title: Learn, weeks: 5,"],
    ["gaps.items[0].needed", "A change that survives a review", "text"],
    ["reasons.items[2].text", "You work with people whom you did not choose 🤝", "text"],
  ],
  [
    "/contact",
    "pages/contact.yaml",
    ["form.lead", "Three fields, no more", "text"],
    ["noScript", "! The form needs JavaScript", "form"],
    ["cards.email.text", "For long questions, and for companies: write here.", "text"],
  ],
  [
    "/corporate",
    "pages/corporate.yaml",
    [
      "procurement.items[0].title",
      "Invoices",
      "Duplicate",
      "    - { title: NDA, text: Tell us in your first message if you need one before Discovery }\n",
      "    - { title: NDA, text: Tell us in your first message if you need one before Discovery }\n    - { title: Invoices, text: Tell us in your first message if you need one before Discovery }\n",
    ],
    [
      "procurement.items[1].title",
      "",
      "Remove",
      "    - { title: Invoices, text: Tell us in your first message if you need one before Discovery }\n",
      "",
    ],
    ["programmes.items[1].audience", "Backend teams, DevOps", "text"],
    ["process.steps[0].result", "A finding of two pages", "text"],
    ["reasons.items[3].text", "We update the curriculum [quarterly]", "text"],
  ],
  [
    "/dev-toolkit",
    "pages/dev-toolkit.yaml",
    ["prompts.lead", "Each prompt says when: and when not", "text"],
    ["prompts.shared.framework.example", "Flask", "form"],
  ],
  [
    "/learning-paths",
    "pages/learning-paths.yaml",
    [
      "choose.cases[1].situation",
      "I know 'the theory'.",
      "text",
      ": I know the theory.,",
      ": I know 'the theory'.,",
    ],
    ["paths[0].text", "You end with an application that is deployed", "text"],
  ],
  [
    "/zerotools",
    "pages/tools.yaml",
    [
      "tools[2].features[1]",
      "",
      "Move up",
      "[Cites file and line, Proposes a change as a diff,",
      "[Proposes a change as a diff, Cites file and line,",
    ],
    ["prompt.before", "!Summarise this report.", "text"],
    ["title", "When you want to use AI instead of studying it", "text"],
  ],
  [
    "/courses/core-java",
    JAVA,
    ["arrangement", "snake-path", "form"],
    ["Spring and web services", "Spring, **web services** and [agents](/courses/ai-agents-mcp)", "body"],
    ["cohorts[0].start", "2027-03-27", "form", "- { start: 2027-03-24,", "- { start: 2027-03-27,"],
    [
      "extraCosts",
      "A laptop with 8 GB of memory",
      "form",
      'ownHours: "4-5"\n',
      'ownHours: "4-5"\nextraCosts: A laptop with 8 GB of memory\n',
    ],
    [
      "programHighlights",
      "Java 25 and its tools",
      "Add",
      ", Code reviews]",
      ", Code reviews, Java 25 and its tools]",
    ],
    ["programHighlights[5]", "", "Remove", ", Code reviews, Java 25 and its tools]", ", Code reviews]"],
    ["title", "Core Java 25", "text"],
    [
      "description",
      "Learn Java: from the first class to an application, with collections and streams.",
      "text",
    ],
    [
      "programHighlights[1]",
      "One domain, eight sessions",
      "text",
      "[Java 25, One domain,",
      '[Java 25, "One domain, eight sessions",',
    ],
    ["shortTitle", "Java 25", "form"],
    ["price.includes", "all sessions, reviews and tests", "form"],
    ["milestones[1].text", "JUnit: in every task, from here.", "form"],
    [
      "syllabus[0].sessions[1]",
      'Strings and references: where "==" misleads',
      "text",
      '- "Strings and references: where == misleads"\n',
      '- "Strings and references: where \\"==\\" misleads"\n',
    ],
    ["price.amount", 19500, "form"],
    ["cohorts[2].language", "hi", "form"],
    [
      "keeps",
      "Tests: yours, with their history",
      "form",
      "extraCosts: A laptop with 8 GB of memory\n",
      'extraCosts: A laptop with 8 GB of memory\nkeeps: "Tests: yours, with their history"\n',
    ],
    ["Two kinds of people", "Three kinds of people", "body"],
  ],
  [
    "/courses/core-java/session",
    "sessions/core-java.md",
    ["questions[1].answer", "Because we type: every day.", "text"],
    ["We wrote this session", "We have written this session", "body"],
    ["task.text", "Write sums.py, and run its tests: all of them.", "text"],
  ],
  [
    "/courses/core-java/projects/invoice-maker",
    "briefs/core-java.md",
    ["extensions[2]", "", "Move up", "A discount, A printed page]", "A printed page, A discount]"],
    ["rubric[0].strong", "All of them exact", "text"],
    ["criteria[1]", "A wrong line is refused: always", "text"],
    ["Write the invoices of a shop.", "Write the invoices of a shop in Pune (पुणे).", "body"],
  ],
  [
    "/dev-toolkit/debug",
    "toolkit/prompts/debug.yaml",
    ["prompts[0].title", "Read a stack trace: begin at the right end", "text"],
    ["prompts[1].level", "Advanced", "form"],
    ["summary", "Go from 'it does not work' to a cause: one that you can show", "text"],
    ["prompts[0].placeholders.last_action.label", "What you did before it, in one line", "text"],
    [
      "prompts[1].prompt",
      "The bug: {symptom}\nHow to see it: {reproduction}\n\nFind the cause: stop after {experiment_limit} experiments.\n",
      "form",
      "Find the cause. Stop after {experiment_limit} experiments and hand over the ledger.\n",
      "Find the cause: stop after {experiment_limit} experiments.\n",
    ],
  ],
];
