import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";

/** For a Java program that runs for seconds or minutes: C2 and a parallel GC would cost more than they save. */
export const JVM_OPTIONS = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** Starts a program of this Node, or another one, that ends with this command. */
export function startProgram(
  program: string,
  parameters: string[],
  options: SpawnOptions = { stdio: "inherit" },
): ChildProcess {
  const child = spawn(program, parameters, options);
  const end = () => void child.kill();
  process.once("exit", end);
  child.once("exit", () => process.off("exit", end));
  return child;
}

/** Runs a script with this Node. Returns whether it has succeeded. */
export async function runScript(...parameters: string[]): Promise<boolean> {
  const [status] = await once(startProgram(process.execPath, parameters), "exit");
  return status === 0;
}

/** Firebase's command line; .github/workflows/site.yml uses the same version. */
export const FIREBASE_TOOLS = "firebase-tools@15.34.2";

/** Runs Firebase's command line by the npm that has started this command: on Windows only a shell would find npx. */
export function runFirebase(...parameters: string[]): Promise<boolean> {
  const { npm_execpath } = process.env;
  if (!npm_execpath) throw new Error("This command needs npm: start it with npm run.");
  return runScript(npm_execpath, "exec", "--yes", "--", FIREBASE_TOOLS, ...parameters);
}

/** Ends this command at Ctrl-C or at a signal to end, and with it the programs that it has started. */
export function endOnSignal(status = 0): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => process.exit(status));
}
