import { spawnSync } from "node:child_process";
import { readOptions, runCommand } from "./command/command.ts";
import { runFirebase } from "./command/start-program.ts";
import { listMissing } from "./programs/test-programs.ts";
import { findEmulator } from "./store/local-store.ts";

const USAGE = `npm run programs

Installs what the tests need and this machine lacks, on Debian and Ubuntu: browsers, Python, a JDK, a font, Firestore's emulator.`;

/** Installs packages of Debian or Ubuntu, as root or by sudo, and the emulator. */
async function installPrograms(): Promise<void> {
  readOptions({}, 0, USAGE);
  const missing = listMissing();
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(", ")} for the tests`);
    const isRoot = process.getuid?.() === 0;
    const [command = "", ...prefix] = [...(isRoot ? [] : ["sudo"]), "env", "DEBIAN_FRONTEND=noninteractive"];
    for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", ...missing]])
      spawnSync(command, [...prefix, "apt-get", ...parameters], { stdio: "inherit" });
  }
  if (!findEmulator()) await runFirebase("setup:emulators:firestore");
}

runCommand(installPrograms);
