const FIGURE = `  - { value: 29%, metric: Users, kind: share, forecast: false, description: "Survey, 2025.", source: { publisher: Survey, year: 2025, url: "https://survey.example/" } }`;

/** The file of a course of six weeks, for tests: a line for every session of its syllabus. */
export const SYLLABUS_COURSE = `---
id: "99"
order: 1
title: Go services
shortTitle: Go
description: A course that exists for the tests of its syllabus and for nothing else.
keywords: [go, go course, learn go]
level: Beginner
track: Foundation
duration: 6 weeks
sessions: 12
hours: 12
published: 2026-01-01
modified: 2026-01-01
programHighlights: [One, Two, Three, Four, Tests from week two]
learningOutcomes: [A, B, C, D, E, F]
prerequisites: [None]
projects: [A - a, B - b, C - c, D - d]
syllabus:
  - weeks: 1-3
    title: The language
    text: You write programs of one file.
    sessions:
      - Values and their types
      - Functions that return errors
      - Slices and maps
      - Structs and their methods
      - Interfaces where two things differ
      - Tests before the fix
  - weeks: 4-5
    title: Services
    text: You write a service that stops cleanly.
    sessions:
      - Handlers for one resource
      - Contexts that end work
      - Goroutines and one channel
      - Races found by the detector
  - weeks: 6
    title: Release
    text: You ship it.
    sessions:
      - One binary in a container
      - "Ship it: defend three decisions"
marketDemand:
${FIGURE}
${FIGURE}
${FIGURE}
---

Weeks one to three are the language. The last week ships.
`;
