import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { FIREBASE_TOOLS } from "./firebase-tools.ts";

type Step = { uses?: string; run?: string; env?: Record<string, unknown>; with?: Record<string, unknown> };
type Job = { needs?: string[]; permissions?: Record<string, string>; steps: Step[] };
type Workflow = { permissions: object; concurrency: object; jobs: Record<string, Job> };

const read = (file: string) => parse(readFileSync(file, "utf8")) as Workflow;

/** The steps of the only job of a workflow that has an identity; it waits for these jobs. */
function readPublishing(file: string, needs: string[]): Step[] {
  const identified = Object.entries(read(file).jobs).filter(
    ([, { permissions }]) => permissions?.["id-token"],
  );
  expect(identified.map(([name]) => name)).toEqual(["publish"]);
  expect(identified[0]?.[1].needs).toEqual(needs);
  return identified[0]?.[1].steps ?? [];
}

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
      if (!uses?.startsWith("actions/checkout@")) continue;
      expect(options).toMatchObject({ "persist-credentials": false });
      expect(options).not.toHaveProperty("fetch-depth");
    }
  });
});

describe("only the job that publishes has an identity, and it waits for tests and runs no code of the project", () => {
  it("on Firebase", () => {
    const steps = readPublishing(".github/workflows/site.yml", ["content", "test", "build"]);
    expect(steps.some(({ uses }) => uses?.startsWith("actions/checkout@"))).toBe(false);
    expect(steps.filter(({ run }) => run)).toEqual([
      {
        run: `npx --yes ${FIREBASE_TOOLS} deploy --project "$PROJECT"`,
        env: { PROJECT: expect.anything(), npm_config_ignore_scripts: true },
      },
    ]);
  });

  it("on GitHub Pages", () => {
    const steps = readPublishing(".github/workflows/pages.yml", ["build"]);
    expect(steps.map(({ uses }) => uses?.split("@")[0])).toEqual(["actions/deploy-pages"]);
    const [first] = read(".github/workflows/pages.yml").jobs.build?.steps ?? [];
    expect(first?.run).toContain('--commit "$COMMIT" --event push');
  });
});
