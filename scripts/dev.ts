import "./load-env.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readOptions, runCommand } from "./command.ts";
import { waitForExitSignal } from "./exit-signal.ts";
import { FIRESTORE_PORT, formatStoreStatus, NO_FIRESTORE, startLocalFirestore } from "./local-firestore.ts";

/** Options of React Router's server. */
readOptions({
  host: { type: "string" },
  port: { type: "string" },
  strictPort: { type: "boolean" },
  open: { type: "boolean" },
});

/** Runs React Router's development server, with a local Firestore if one can be started. */
async function develop(): Promise<number> {
  const firestore = await startLocalFirestore(FIRESTORE_PORT);
  console.log(formatStoreStatus(firestore));
  const child = spawn(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "dev", ...process.argv.slice(2)],
    {
      stdio: "inherit",
      env: { ...process.env, DRAFTS: "1", FIRESTORE_EMULATOR_HOST: firestore?.host ?? NO_FIRESTORE },
    },
  );
  // Firestore is stopped after the server has ended.
  waitForExitSignal().then(() => child.kill("SIGTERM"));
  const [status] = await once(child, "exit");
  await firestore?.stop();
  return status ?? 0;
}

runCommand(develop);
