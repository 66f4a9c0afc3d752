import { spawnSync } from "node:child_process";
import { expect, it, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 });

const build = (settings: NodeJS.ProcessEnv) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build/build.ts"], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
};

it("a build with half a store reports in a line what is missing", () =>
  expect(build({ FIREBASE_PROJECT_ID: "academy", FIREBASE_API_KEY: "", FIREBASE_APP_ID: "" })).toEqual({
    status: 1,
    said: "The message store is configured in part: set FIREBASE_API_KEY and FIREBASE_APP_ID as well (see .env.example).\n",
  }));
