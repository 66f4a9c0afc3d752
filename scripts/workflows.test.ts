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

const DEPLOY = `npx --yes ${FIREBASE_TOOLS} deploy --project "$PROJECT"`;

it.each([
  {
    file: "site.yml",
    needs: ["content", "test", "build"],
    allowed: ["actions/download-artifact", "actions/setup-node", "google-github-actions/auth", DEPLOY],
  },
  { file: "pages.yml", needs: ["build"], allowed: ["actions/deploy-pages"] },
])(
  "in $file only publishing has an identity, waits for all other jobs, and runs no code of the project",
  ({ file, needs, allowed }) => {
    const jobs = Object.entries(read(`.github/workflows/${file}`).jobs);
    const identified = jobs.filter(([, { permissions }]) => permissions?.["id-token"]);
    expect(identified).toMatchObject([["publish", { needs }]]);
    const steps = identified.flatMap(([, job]) => job.steps);
    expect(steps.map(({ uses, run }) => run ?? uses?.split("@")[0])).toEqual(allowed);
    for (const { env } of steps.filter(({ run }) => run))
      expect(env).toMatchObject({ npm_config_ignore_scripts: true });
  },
);

it.each(["site.yml", "pages.yml"])("%s publishes what the check for a launch has built", (file) => {
  const runs = read(`.github/workflows/${file}`).jobs.build?.steps.map(({ run }) => run ?? "");
  expect(runs?.filter((run) => run.startsWith("npm run "))).toEqual(["npm run check -- output --launch"]);
});

it("builds for the project that it publishes to", () =>
  expect(read(".github/workflows/site.yml").jobs.build).toMatchObject({
    env: { DEPLOY_PROJECT: expect.stringContaining("vars.DEPLOY_PROJECT") },
  }));

it.each([
  {
    file: "site.yml",
    query: /--commit "\$GITHUB_SHA" --status success .*test -n "\$day" \|\| [^\n]*exit 1/s,
  },
  { file: "pages.yml", query: /^test .*--commit "\$COMMIT" --event push .*-gt 0$/ms },
])("$file publishes daily only a commit whose tests have passed", ({ file, query }) => {
  const runs = read(`.github/workflows/${file}`).jobs.build?.steps.map(({ run }) => run);
  expect(runs).toContainEqual(expect.stringMatching(query));
});
