import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { requirePrograms } from "../support/requirements.ts";

requirePrograms("python3", "python3-numpy", "default-jdk-headless");
test.setTimeout(600_000);

// Here, because it fills the time in which browsers wait.
test("the programs of sessions and briefs do what their pages say", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/content.ts", "--run"]).catch(
    (error) => {
      // On GitHub it shows each fault next to its line.
      console.log(error.stdout);
      throw error;
    },
  );
  expect(stdout).toContain("The programs of sessions and briefs do what their pages say");
});
