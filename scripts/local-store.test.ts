import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { formatStoreStatus, startLocalStore } from "./local-store.ts";

/** A program instead of Java, which records that it was started. */
let folder = "";
const starts = () => path.join(folder, "starts");
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "java-"));
  mkdirSync(path.join(folder, "bin"));
  for (const [name, value] of Object.entries({
    JAVA_HOME: folder,
    FIRESTORE_EMULATOR_BINARY_PATH: "package.json",
    FIRESTORE_EMULATOR_HOST: "",
  }))
    vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const writeJava = (program: string) =>
  writeFileSync(path.join(folder, "bin/java"), `#!/bin/sh\necho >> ${starts()}\n${program}`, { mode: 0o755 });

const countStarts = () => readFileSync(starts(), "utf8").length;

const ANSWERS = `require("node:http").createServer((_, answer) => answer.end())
  .listen(process.argv[process.argv.indexOf("--port") + 1], "127.0.0.1")`;

it("is started again when it ends at once, as where its port was taken meanwhile", async () => {
  writeFileSync(path.join(folder, "server.cjs"), ANSWERS);
  writeJava(`[ "$(wc -l < ${starts()})" -gt 1 ] && exec node ${folder}/server.cjs "$@"\nexit 1\n`);
  const store = await startLocalStore();
  expect(store?.host).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(countStarts()).toBe(2);
  await store?.stop();
});

it.each([
  ["Java is missing", ""],
  ["Java ends at once", "exit 1\n"],
])("waits for nothing more when %s", async (_, program) => {
  if (program) writeJava(program);
  else vi.stubEnv("JAVA_HOME", path.join(folder, "nowhere"));
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...["--input-type=module", "-e"],
    `import { startLocalStore } from "${path.resolve("scripts/local-store.ts")}";
    const store = await startLocalStore();
    console.log(store, process.getActiveResourcesInfo().filter((name) => name === "Timeout"));`,
  ]);
  expect(stdout).toBe("undefined []\n");
});

it("reports how its messages are read, and how long they are kept", () =>
  expect(formatStoreStatus({ host: "127.0.0.1:9000", isOwn: true, stop: async () => {} })).toBe(
    "Messages: stored in a local Firestore at 127.0.0.1:9000 until Ctrl-C, then gone; 'FIRESTORE_EMULATOR_HOST=127.0.0.1:9000 npm run messages' prints them.",
  ));
