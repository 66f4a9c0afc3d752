import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { FIREBASE_TOOLS } from "../command/start-program.ts";

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

it.each([
  ["publish", ["content", "test", "build"], 'deploy --project "$PROJECT"'],
  ["channel", ["preview"], 'hosting:channel:deploy "pr-$NUMBER" --expires 7d --project "$PROJECT" --json'],
])("%s has an identity, waits for %j, and runs no code of the project", (name, needs, command) => {
  const { steps = [], ...job } = jobs[name] ?? {};
  expect(job).toMatchObject({ permissions: { "id-token": "write" }, needs });
  expect(steps.map(({ uses, run }) => uses?.split("@")[0] ?? run?.split(/ > |\n/)[0])).toEqual([
    "actions/download-artifact",
    "actions/setup-node",
    "google-github-actions/auth",
    `npx --yes ${FIREBASE_TOOLS} ${command}`,
  ]);
  expect(steps.at(-1)?.env).toMatchObject({ npm_config_ignore_scripts: true });
});

it("gives an identity to no other job", () =>
  expect(Object.keys(jobs).filter((name) => jobs[name]?.permissions?.["id-token"])).toEqual([
    "channel",
    "publish",
  ]));

it("publishes what the check for a launch has built", () => {
  const runs = jobs.build?.steps.map(({ run }) => run ?? "");
  expect(runs?.filter((run) => run.startsWith("npm run "))).toEqual(["npm run deploy -- --check"]);
});

it("builds for the project that it publishes to", () =>
  expect(jobs.build).toMatchObject({
    env: { DEPLOY_PROJECT: expect.stringContaining("vars.DEPLOY_PROJECT") },
  }));

it("publishes daily only a commit whose tests have passed", () =>
  expect(jobs.build?.steps.map(({ run }) => run)).toContainEqual(
    expect.stringMatching(/--commit "\$GITHUB_SHA" --status success .*test -n "\$run" \|\| [^\n]*exit 1/s),
  ));
