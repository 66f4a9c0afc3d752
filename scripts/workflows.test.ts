import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { FIREBASE_TOOLS } from "./firebase-tools.ts";

type Step = { uses?: string; run?: string; env?: Record<string, unknown>; with?: Record<string, unknown> };
type Job = { needs?: string[]; permissions?: Record<string, string>; steps: Step[] };
type Workflow = { permissions: object; concurrency: object; jobs: Record<string, Job> };

const read = (file: string) => parse(readFileSync(file, "utf8")) as Workflow;
const { jobs } = read(".github/workflows/site.yml");

describe.each(globSync(".github/workflows/*.yml"))("%s", (file) => {
  const workflow = read(file);
  const all = Object.entries(workflow.jobs);

  it("limits its rights, its time and its runs at once", () => {
    expect(workflow).toMatchObject({ permissions: { contents: "read" }, concurrency: expect.anything() });
    for (const [name, job] of all) expect(job, name).toMatchObject({ "timeout-minutes": expect.any(Number) });
  });

  it("names every action by its commit, and fetches neither history nor credentials", () => {
    for (const { uses, with: options } of all.flatMap(([, { steps }]) => steps).filter((step) => step.uses)) {
      expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      if (uses?.startsWith("actions/checkout@")) expect(options).toEqual({ "persist-credentials": false });
    }
  });
});

it("only the job that publishes has an identity, and it waits for tests and runs no code of the project", () => {
  const identified = Object.entries(jobs).filter(([, { permissions }]) => permissions?.["id-token"]);
  expect(identified.map(([name]) => name)).toEqual(["publish"]);
  expect(jobs.publish?.needs).toEqual(["content", "test", "build"]);
  expect(jobs.publish?.steps.some(({ uses }) => uses?.startsWith("actions/checkout@"))).toBe(false);
  expect(jobs.publish?.steps.filter(({ run }) => run)).toEqual([
    {
      run: `npx --yes ${FIREBASE_TOOLS} deploy --project "$PROJECT"`,
      env: { PROJECT: expect.anything(), npm_config_ignore_scripts: true },
    },
  ]);
});
