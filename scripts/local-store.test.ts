import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { formatStoreStatus, startLocalStore } from "./local-store.ts";

/** A program instead of Java. */
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "java-"));
  mkdirSync(path.join(folder, "bin"));
  vi.stubEnv("JAVA_HOME", folder);
  vi.stubEnv("FIRESTORE_EMULATOR_BINARY_PATH", "package.json");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Writes a Java that ends when it is first started, and then does something else. */
const writeJava = (then: string) =>
  writeFileSync(
    path.join(folder, "bin/java"),
    `#!/bin/sh\n[ -e ${folder}/started ] && ${then}\ntouch ${folder}/started\nexit 1\n`,
    { mode: 0o755 },
  );

it("is started again when it ends at once, as where its port was taken meanwhile", async () => {
  const server = `require("node:http").createServer((_, answer) => answer.end())
    .listen(process.argv[process.argv.indexOf("--port") + 1], "127.0.0.1")`;
  writeFileSync(path.join(folder, "server.cjs"), server);
  writeJava(`exec "${process.execPath}" ${folder}/server.cjs "$@"`);
  const store = await startLocalStore();
  expect(store?.host).toMatch(/^127\.0\.0\.1:\d+$/);
  await store?.stop();
});

it.each(["Java is missing", "Java ends at once"])("waits no longer when %s", async (name) => {
  if (name === "Java ends at once") writeJava("exit 1");
  const start = performance.now();
  expect(await startLocalStore()).toBeUndefined();
  // The limit for an answer is a minute.
  expect(performance.now() - start).toBeLessThan(30_000);
});

it("reports how its messages are read, and how long they are kept", () =>
  expect(formatStoreStatus({ host: "127.0.0.1:9000", isOwn: true, stop: async () => {} })).toBe(
    "Messages: stored in a local Firestore at 127.0.0.1:9000 until Ctrl-C, then gone; 'FIRESTORE_EMULATOR_HOST=127.0.0.1:9000 npm run messages' prints them.",
  ));
