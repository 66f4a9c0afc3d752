import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { FIREBASE_TOOLS } from "./firebase-tools.ts";

type Step = { uses?: string; run?: string; env?: Record<string, unknown>; with?: Record<string, unknown> };
type Job = { needs?: string[]; permissions?: Record<string, string>; steps: Step[] };
type Workflow = { permissions: object; concurrency: object; jobs: Record<string, Job> };

const read = (file: string) => parse(readFileSync(file, "utf8")) as Workflow;

it.each(globSync(".github/workflows/*.yml"))(
  "%s limits its rights, time and runs, and names each action by its commit",
  (file) => {
    const { jobs, ...workflow } = read(file);
    expect(workflow).toMatchObject({ permissions: { contents: "read" }, concurrency: expect.anything() });
    for (const job of Object.values(jobs)) {
      expect(job).toMatchObject({ "timeout-minutes": expect.any(Number) });
      for (const { uses, with: options } of job.steps) {
        if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
        if (!uses?.startsWith("actions/checkout@")) continue;
        expect(options).toMatchObject({ "persist-credentials": false });
        expect(options).not.toHaveProperty("fetch-depth");
      }
    }
  },
);

const { jobs } = read(".github/workflows/site.yml");

it("only publishing has an identity, waits for all other jobs, and runs no code of the project", () => {
  const identified = Object.entries(jobs).filter(([, { permissions }]) => permissions?.["id-token"]);
  expect(identified).toMatchObject([["publish", { needs: ["content", "test", "build"] }]]);
  const steps = identified.flatMap(([, job]) => job.steps);
  expect(steps.map(({ uses, run }) => run ?? uses?.split("@")[0])).toEqual([
    "actions/download-artifact",
    "actions/setup-node",
    "google-github-actions/auth",
    `npx --yes ${FIREBASE_TOOLS} deploy --project "$PROJECT"`,
  ]);
  for (const { env } of steps.filter(({ run }) => run))
    expect(env).toMatchObject({ npm_config_ignore_scripts: true });
});

it("publishes what the check for a launch has built", () => {
  const runs = jobs.build?.steps.map(({ run }) => run ?? "");
  expect(runs?.filter((run) => run.startsWith("npm run "))).toEqual(["npm run check -- output --launch"]);
});

it("builds for the project that it publishes to", () =>
  expect(jobs.build).toMatchObject({
    env: { DEPLOY_PROJECT: expect.stringContaining("vars.DEPLOY_PROJECT") },
  }));

it("publishes daily only a commit whose tests have passed", () =>
  expect(jobs.build?.steps.map(({ run }) => run)).toContainEqual(
    expect.stringMatching(/--commit "\$GITHUB_SHA" --status success .*test -n "\$day" \|\| [^\n]*exit 1/s),
  ));
