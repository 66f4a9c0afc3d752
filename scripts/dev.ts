import "./load-env.ts";
import { spawn } from "node:child_process";
import { readOptions } from "./command-options.ts";
import { waitForExitSignal } from "./exit-signal.ts";
import { FIRESTORE_PORT, formatStoreStatus, NO_FIRESTORE, startLocalFirestore } from "./local-firestore.ts";

/** Options of React Router's server. */
readOptions({
  host: { type: "string" },
  port: { type: "string" },
  strictPort: { type: "boolean" },
  open: { type: "boolean" },
});

/** Development with hot reload, for code and for content, with a local Firestore where one can be had. */
async function develop(): Promise<void> {
  const firestore = await startLocalFirestore({ port: FIRESTORE_PORT });
  console.log(formatStoreStatus(firestore));
  const child = spawn(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "dev", ...process.argv.slice(2)],
    {
      stdio: "inherit",
      env: { ...process.env, DRAFTS: "1", FIRESTORE_EMULATOR_HOST: firestore?.host ?? NO_FIRESTORE },
    },
  );
  // This process waits for its child and stops the database after it.
  waitForExitSignal().then(() => child.kill("SIGTERM"));
  child.once("exit", async (status) => {
    await firestore?.stop();
    process.exit(status ?? 0);
  });
}

develop().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
