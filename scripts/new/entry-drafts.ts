/** The fields that every draft of a page below a course has. */
const formatHead = (title: string, today: string): string => `# Remove the next line to publish it.
draft: true
# Heading of the page, at most 60 characters.
title: "${title}"
# For search results, 15 to 45 characters.
searchTitle: "REPLACE: ${title.slice(0, 34).trim()}"
# One or two sentences for search results, 50 to 165 characters, unlike those of any other page.
description: "REPLACE: what one finds on the page about ${title}, in a sentence."
# Three to eight phrases that people search for.
keywords:
  - "REPLACE 1"
  - "REPLACE 2"
  - "REPLACE 3"
published: ${today}
modified: ${today}`;

const list = (count: number, words: string, indent = "  "): string =>
  Array.from({ length: count }, (_, index) => `${indent}- "REPLACE ${index + 1}: ${words}"`).join("\n");

/** The parts of a live session. */
const PARTS = [
  ["0-10", "Your code first"],
  ["10-25", "One new idea"],
  ["25-35", "We break it"],
  ["35-50", "You type"],
  ["50-60", "The next step"],
] as const;

/** The draft of a written session, which names a file of tests and a solution. */
export const formatSession = (course: string, session: string, today: string): string => `---
course: ${course}
# As the syllabus of the course has it.
session: "${session}"
${formatHead(session.slice(0, 60).trim(), today)}
# One hour without a gap; each part has a heading with the same words below.
parts:
${PARTS.map(([minutes, title]) => `  - minutes: "${minutes}"\n    title: "${title}"`).join("\n")}
# Three questions that learners ask.
questions:
${Array.from({ length: 3 }, (_, index) => `  - question: "REPLACE ${index + 1}: a question"\n    answer: "REPLACE: its answer, three to six sentences."`).join("\n")}
task:
  text: "REPLACE: what to do after the session, and what the file of tests says."
  # In files/${course}, to be downloaded.
  file: test_task.py
  # In solutions/${course}, shown behind a fold.
  solution: task.py
---

REPLACE: say that the session was written for this page, and what one needs before it.
${PARTS.map(([, title]) => `\n## ${title}\n\nREPLACE: what is on the screen, the code at each step, what we say and ask.\n`).join("")}`;

/** The draft of an open brief. */
export const formatBrief = (course: string, project: string, name: string, today: string): string => `---
course: ${course}
# As the course has it, before ' - '.
project: "${project}"
# Last part of the address.
name: ${name}
${formatHead(project, today)}
# Hours that it takes.
hours: "6-8"
# What a learner gets. A line may name a file in files/${course}: \`file: make_data.py\` under its text.
given:
  - text: "REPLACE: what it is, in one line"
# Six to ten: when it is done.
criteria:
${list(6, "what is then true")}
# Exactly five lines by which a mentor marks it.
rubric:
${Array.from({ length: 5 }, (_, index) => `  - title: "REPLACE ${index + 1}"\n    text: "Good: REPLACE. Sufficient: REPLACE. Insufficient: REPLACE."`).join("\n")}
# Exactly three ways to go on.
extensions:
${list(3, "what to add")}
# The file of tests, where there is one: one of those given.
# tests: test_data.py
---

REPLACE: the task, told to the learner, in 250 to 500 words of Markdown.

## What you are given

REPLACE: what the files are for, and how to make the data.

## What you hand in

REPLACE: what a mentor wants to see.
`;
