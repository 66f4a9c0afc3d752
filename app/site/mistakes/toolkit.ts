import { group, type Mistake } from "./mistake.ts";

const phase = "toolkit/roadmap/1-foundation.yaml";

/** Prompts, worked answers and days of the toolkit. */
export const TOOLKIT: Mistake[] = [
  [
    "a prompt to start with that is not there",
    "pages/dev-toolkit.yaml",
    "full: [keep-a-hypothesis-ledger",
    "full: [keep-a-hypothesis-leger",
    "pages/dev-toolkit.yaml:@ start.full[0]: found 'keep-a-hypothesis-leger'; no such entry: write keep-a-hypothesis-ledger",
  ],
  [
    "two groups whose pages have the same title",
    group,
    /title: AI prompts for unit tests and TDD/,
    "title: Debugging prompts for code and agents",
    "toolkit/prompts/debug.yaml:3 meta.title: found 'Debugging prompts for code and agents | …'; toolkit/prompts/test.yaml has the same: write another",
  ],
  [
    "a prompt twice",
    group,
    "slug: write-a-failing-test-first",
    "slug: list-cases-before-testing",
    "toolkit/prompts/test.yaml:@ prompts[1].slug: found 'list-cases-before-testing'; toolkit/prompts/test.yaml has the same: write another",
  ],
  [
    "a prompt of an unknown course",
    group,
    "course: python-fundamentals",
    "course: pyton-fundamentals",
    "toolkit/prompts/test.yaml:@ prompts[0].course: found 'pyton-fundamentals'; no such entry: write python-fundamentals",
  ],
  [
    "a placeholder without a label",
    group,
    / {6}function_code: \{.*\n/,
    "",
    'toolkit/prompts/test.yaml:@-2 prompts[0].placeholders: found ["written_rule"]; {function_code} has no label here: write function_code: { label: "What to write", example: "Such as this" }',
  ],
  [
    "a label whose placeholder is misspelt",
    group,
    "      function_code: { label",
    "      function_cod: { label",
    "toolkit/prompts/test.yaml:@ prompts[0].placeholders.function_cod: found 'function_cod'; write function_code",
  ],
  [
    "a label for a shared placeholder",
    group,
    "      function_code: { label",
    "      language: { label: 'L', example: 'l' }\n      function_code: { label",
    "toolkit/prompts/test.yaml:@ prompts[0].placeholders.language: found 'language'; remove it: its label stands in content/pages/dev-toolkit.yaml, once for all prompts",
  ],
  [
    "a worked answer of another group",
    group,
    "  prompt: list-cases-before-testing",
    "  prompt: list-cases-before-testin",
    "toolkit/prompts/test.yaml:@ worked.prompt: found 'list-cases-before-testin'; no published prompt of this group: write list-cases-before-testing",
  ],
  [
    "a worked answer with a placeholder left open",
    group,
    / {4}written_rule: 'Orders from 50.00 euros.*\n/,
    "",
    'toolkit/prompts/test.yaml:@-1 worked.input: found ["function_code"]; write what was filled in for written_rule',
  ],
  [
    "a quote that does not stand in the answer",
    group,
    /corrections:\n {4}- quote: .*/,
    "corrections:\n    - quote: Never said",
    "toolkit/prompts/test.yaml:@ worked.corrections[0].quote: found 'Never said'; copy the words from the answer, exactly as they stand there",
  ],
  [
    "a day with an unknown prompt",
    phase,
    "prompts: [read-a-stack-trace]",
    "prompts: [read-a-stack-trase]",
    "toolkit/roadmap/1-foundation.yaml:@ days[2].prompts[0]: found 'read-a-stack-trase'; no such entry: write read-a-stack-trace",
  ],
  [
    "a day that is too long",
    phase,
    "minutes: 45",
    "minutes: 90",
    "toolkit/roadmap/1-foundation.yaml:@ days[6].minutes: found 90; write at most 60",
  ],
  [
    "an order twice",
    phase,
    "order: 1",
    "order: 2",
    "toolkit/roadmap/2-ai-powered.yaml:… order: found 2; toolkit/roadmap/1-foundation.yaml has the same: write another",
  ],
];
