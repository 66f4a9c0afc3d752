import { spawnSync } from "node:child_process";
import { readOptions, runCommand } from "./command/command.ts";
import { runFirebase } from "./command/start-program.ts";
import { describeMissing, listMissing } from "./programs/test-programs.ts";
import { findEmulator } from "./store/local-store.ts";

const USAGE = `npm run programs

Installs what the tests need and this machine lacks, on Debian and Ubuntu: browsers, Python, a JDK, a font, Firestore's emulator.`;

const INSTALLER = "apt-get";

/** Installs packages of Debian or Ubuntu, as root or by sudo, and the emulator. Returns the status of the first that fails. */
async function installPrograms(): Promise<number> {
  readOptions({}, 0, USAGE);
  const missing = listMissing();
  if (missing.length > 0) {
    if (spawnSync(INSTALLER, ["--version"]).error)
      throw new Error(`This command needs ${INSTALLER} of Debian or Ubuntu. ${describeMissing(missing)}`);
    console.log(`Installing ${missing.join(", ")} for the tests`);
    const isRoot = process.getuid?.() === 0;
    const [command = "", ...prefix] = [...(isRoot ? [] : ["sudo"]), "env", "DEBIAN_FRONTEND=noninteractive"];
    for (const parameters of [["update"], ["install", "-y", "--no-install-recommends", ...missing]]) {
      const { error, status } = spawnSync(command, [...prefix, INSTALLER, ...parameters], {
        stdio: "inherit",
      });
      if (error) throw new Error(`${command} cannot be started: run this command as root, or install sudo.`);
      if (status !== 0) return status ?? 1;
    }
  }
  return findEmulator() || (await runFirebase("setup:emulators:firestore")) ? 0 : 1;
}

runCommand(installPrograms);
