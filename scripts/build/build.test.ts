import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("a build with half a store says in a line what is missing", () => {
  const env = { ...process.env, FIREBASE_PROJECT_ID: "academy", FIREBASE_API_KEY: "", FIREBASE_APP_ID: "" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build/build.ts"], {
    env,
    encoding: "utf8",
  });
  expect(stdout + stderr).toBe(
    "The message store is configured in part: set FIREBASE_API_KEY and FIREBASE_APP_ID as well (see .env.example).\n",
  );
  expect(status).toBe(1);
});
