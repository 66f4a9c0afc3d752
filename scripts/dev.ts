import "./command/load-env.ts";
import { once } from "node:events";
import { readOptions, runCommand } from "./command/command.ts";
import { endOnSignal, startProgram } from "./command/start-program.ts";
import { DEFAULT_PORT, formatStoreStatus, getStoreSettings, startLocalStore } from "./store/local-store.ts";

const USAGE = `npm run dev -- [--host HOST] [--port PORT] [--strictPort] [--open]

Serves the site at http://localhost:5173, with drafts and a local message store; reloads when content or code changes.
The options are those of React Router's server.`;

const { values } = readOptions(
  {
    host: { type: "string" },
    port: { type: "string" },
    strictPort: { type: "boolean" },
    open: { type: "boolean" },
  },
  0,
  USAGE,
);
const options = Object.entries(values).map(([name, value]) =>
  value === true ? `--${name}` : `--${name}=${value}`,
);

/** Runs React Router's development server, with a local message store if one can be started. */
async function develop(): Promise<number> {
  const { writeSchemas, writeSettings } = await import("./content/vscode-schemas.ts");
  writeSchemas();
  writeSettings();
  const store = await startLocalStore(DEFAULT_PORT);
  console.log(formatStoreStatus(store));
  const child = startProgram(
    process.execPath,
    // React Router would start itself again with this condition.
    ["--conditions=development", "node_modules/@react-router/dev/bin.cjs", "dev", ...options],
    {
      stdio: "inherit",
      env: { ...process.env, DRAFTS: "1", ...getStoreSettings(store) },
    },
  );
  const [status] = await once(child, "exit");
  store?.stop();
  return status ?? 0;
}

endOnSignal();
runCommand(develop);
