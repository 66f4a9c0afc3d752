import { mkdirSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestFolder, itOnPosix } from "#app/testing/test-folder.server.ts";
import { findEmulator, formatStoreStatus, startLocalStore } from "./local-store.ts";

/** A program instead of Java. */
const { at } = createTestFolder();
beforeEach(() => {
  mkdirSync(at("bin"));
  vi.stubEnv("JAVA_HOME", at());
  vi.stubEnv("FIRESTORE_EMULATOR_BINARY_PATH", "package.json");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "");
});
afterEach(() => vi.unstubAllEnvs());

// The limit for an answer is a minute.
itOnPosix.each(["Java is missing", "Java ends at once"])(
  "waits no longer when %s",
  { timeout: 30_000 },
  async (name) => {
    if (name === "Java ends at once") writeFileSync(at("bin/java"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    expect(await startLocalStore()).toBeUndefined();
  },
);

itOnPosix("starts once more when it ends at once, such as when its port is taken", async () => {
  // Fails the first time, and then answers.
  const java = `#!${process.execPath}
const { existsSync, writeFileSync } = require("node:fs");
const port = process.argv[process.argv.indexOf("--port") + 1];
if (existsSync(__filename + "-started")) require("node:http").createServer((_, answer) => answer.end()).listen(port, "127.0.0.1");
else writeFileSync(__filename + "-started", "");
`;
  writeFileSync(at("bin/java"), java, { mode: 0o755 });
  const store = await startLocalStore();
  expect(store).toMatchObject({ isOwn: true });
  store?.stop();
});

itOnPosix("finds the newest emulator that is installed", () => {
  vi.stubEnv("FIRESTORE_EMULATOR_BINARY_PATH", "");
  vi.stubEnv("HOME", at());
  const jars = ["v1.9.0", "v1.19.8"].map((name) =>
    at(`.cache/firebase/emulators/cloud-firestore-emulator-${name}.jar`),
  );
  mkdirSync(at(".cache/firebase/emulators"), { recursive: true });
  for (const jar of jars) writeFileSync(jar, "");
  expect(findEmulator()).toBe(jars.at(-1));
});

it("reports how its messages are read, and how long they are kept", () =>
  expect(formatStoreStatus({ host: "127.0.0.1:9000", isOwn: true, stop: async () => {} })).toBe(
    "Messages: stored in a local Firestore at 127.0.0.1:9000 until Ctrl-C, then gone; 'FIRESTORE_EMULATOR_HOST=127.0.0.1:9000 npm run messages' prints them.",
  ));
