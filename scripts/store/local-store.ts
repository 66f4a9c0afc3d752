import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, realpathSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { homedir } from "node:os";
import path from "node:path";
import { getSettings } from "#app/academy/settings.server.ts";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { JVM_OPTIONS, startProgram } from "../command/start-program.ts";

/** A local message store that answers: a Firestore emulator. */
export type LocalStore = {
  /** `host:port`. */
  host: string;
  /** Whether it was started here, and ends with what started it. */
  isOwn: boolean;
  stop: () => void;
};

/** How to get a local store, in one line. */
export const STORE_ADVICE =
  "install Java 17 or newer (Debian: default-jre-headless) and run npx firebase-tools setup:emulators:firestore";

/** Where `npm start` and `npm run dev` have their local store when the port is free. */
export const DEFAULT_PORT = 8080;

/** The address of that store, which pages also name when no store can be started: sending then fails. */
export const DEFAULT_HOST = `127.0.0.1:${DEFAULT_PORT}`;

const MAIN_CLASS = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
const START_LIMIT = 60_000;

/**
 * Finds the local store that the environment names, if it answers. Otherwise starts the installed emulator with the
 * project's rules, on the given port or a free one. Undefined if there is none.
 */
export async function startLocalStore(wantedPort = 0, attempts = 2): Promise<LocalStore | undefined> {
  const { FIRESTORE_EMULATOR_HOST: given, JAVA_HOME } = getSettings();
  if (given && (await answers(given))) return { host: given, isOwn: false, stop: () => {} };
  const jar = findEmulator();
  const java = JAVA_HOME ? path.join(JAVA_HOME, "bin/java") : "java";
  if (!jar) return undefined;
  const port = await findPort(wantedPort);
  const host = `127.0.0.1:${port}`;
  const address = ["--host", "127.0.0.1", "--port", String(port)];
  const parameters = [...JVM_OPTIONS, "-cp", jar, MAIN_CLASS, ...address, "--rules", "firestore.rules"];
  // The emulator writes a stack trace for each refused request.
  const child = startProgram(java, parameters, { stdio: "ignore" });
  child.once("error", () => {});
  // A program that is missing has no process id.
  if (child.pid === undefined) return undefined;
  if (await waitForAnswer(child, host)) return { host, isOwn: true, stop: () => child.kill() };
  // Another program may have taken the port meanwhile.
  const mayTryAgain = !isRunning(child) && attempts > 1;
  child.kill();
  return mayTryAgain ? startLocalStore(wantedPort, attempts - 1) : undefined;
}

/** A port that is free at this moment, the wanted one if it is: the emulator takes 0, but prints no port for it. */
export async function findPort(wanted = 0): Promise<number> {
  const server = createServer();
  try {
    await once(server.listen(wanted, "127.0.0.1"), "listening");
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if (wanted === 0) throw error;
    return findPort();
  } finally {
    server.close();
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** The settings of a site whose messages go to this store. */
export const getStoreSettings = (store: LocalStore | undefined): NodeJS.ProcessEnv =>
  getLocalSettings(store?.host ?? DEFAULT_HOST);

/** Reports in one line where messages go and how to read them, or how to get a local store. */
export function formatStoreStatus(store: LocalStore | undefined): string {
  if (!store)
    return `Messages: no local Firestore, so the contact form shows its failure state; to get one, ${STORE_ADVICE}.`;
  const { host, isOwn } = store;
  const place = isOwn
    ? `a local Firestore at ${host} until Ctrl-C, then gone`
    : `the local Firestore at ${host}`;
  const setting = host === DEFAULT_HOST ? "" : `FIRESTORE_EMULATOR_HOST=${host} `;
  return `Messages: stored in ${place}; '${setting}npm run messages' prints them.`;
}

/** The jar of an installed emulator: as named, in the cache of firebase-tools, or next to the `gcloud` on the path. */
export function findEmulator(): string | undefined {
  const { FIRESTORE_EMULATOR_BINARY_PATH: named } = getSettings();
  if (named) return existsSync(named) ? named : undefined;
  const cache = path.join(homedir(), ".cache/firebase/emulators");
  // In a pattern, a backslash of Windows would be an escape.
  const cached = globSync("cloud-firestore-emulator-*.jar", { cwd: cache }).map((jar) =>
    path.join(cache, jar),
  );
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const gcloud = folders.map((folder) => path.join(folder, "gcloud")).filter((file) => existsSync(file));
  const ofCloudCli = gcloud.map((file) =>
    path.resolve(realpathSync(file), "../../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar"),
  );
  return (
    cached.toSorted(new Intl.Collator("en", { numeric: true }).compare).at(-1) ??
    ofCloudCli.find((jar) => existsSync(jar))
  );
}

async function answers(host: string): Promise<boolean> {
  try {
    return (await fetch(`http://${host}/`, { signal: AbortSignal.timeout(1000) })).ok;
  } catch {
    return false;
  }
}

/** Whether a store answers before its process ends or START_LIMIT is over. */
async function waitForAnswer(child: ChildProcess, host: string): Promise<boolean> {
  const end = Date.now() + START_LIMIT;
  while (isRunning(child) && Date.now() < end) {
    // If the process has ended, another program has taken its port and answers.
    if (await answers(host)) return isRunning(child);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
