/** Where messages are stored. Nothing in it is secret: the rules of the database protect it. */
export type StoreConfig = {
  projectId: string;
  apiKey: string;
  appId: string;
  /** `host:port` of a local Firestore. */
  emulatorHost?: string;
};

/** Project id of a local Firestore that names none. */
export const LOCAL_PROJECT = "demo-zero-academy";

/** `host:port` of the local store that the environment names, if it names one. */
export const getLocalHost = ({ FIRESTORE_EMULATOR_HOST: host }: NodeJS.ProcessEnv): string | undefined =>
  host || undefined;

/** The settings that name a local store, and a project in it; an empty host is none, whatever `.env` says. */
export const getLocalSettings = (host: string, project?: string): NodeJS.ProcessEnv => ({
  FIRESTORE_EMULATOR_HOST: host,
  ...(project ? { FIREBASE_PROJECT_ID: project } : {}),
});

/**
 * The message store that the environment names (see .env.example): the owner's Firebase project, or a local
 * Firestore; undefined when there is none.
 * @throws Error when the project is named in part only.
 */
export function getStoreConfig(env: NodeJS.ProcessEnv): StoreConfig | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_APP_ID: appId } = env;
  const emulatorHost = getLocalHost(env);
  if (emulatorHost)
    return { projectId: projectId || LOCAL_PROJECT, apiKey: "local", appId: "local", emulatorHost };
  if (projectId && apiKey && appId) return { projectId, apiKey, appId };
  const needed = { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_APP_ID: appId };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 3) return undefined;
  throw new Error(
    `The message store is configured in part: set ${missing.join(" and ")} as well (see .env.example).`,
  );
}

/** Origins that a page must be allowed to connect to, for the content security policy. */
export function getStoreOrigin(config: StoreConfig | undefined): string[] {
  if (!config) return [];
  return [config.emulatorHost ? `http://${config.emulatorHost}` : "https://firestore.googleapis.com"];
}

/** The settings of a live store, the pattern of each, and what to write where a value does not match. */
const LIVE_SETTINGS: [name: string, shape: RegExp, fix: string][] = [
  [
    "FIREBASE_PROJECT_ID",
    /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    "write the project's id, 6 to 30 small letters, digits and hyphens, such as academy-1a2b3",
  ],
  ["FIREBASE_API_KEY", /^AIza[\w-]{35}$/, "write the key of your web app, which begins with AIza"],
  [
    "FIREBASE_APP_ID",
    /^1:\d+:web:[0-9a-f]+$/,
    "write the id of your web app, such as 1:123456789:web:0a1b2c3d",
  ],
];

/** Lists what is wrong with the settings of the live store, before the site is published. */
export function listStoreFaults(env: NodeJS.ProcessEnv): string[] {
  try {
    if (!getStoreConfig(env))
      return ["FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_APP_ID are not set: write them into .env"];
  } catch (error) {
    return [(error as Error).message];
  }
  return LIVE_SETTINGS.filter(([name, shape]) => !shape.test(env[name] ?? "")).map(
    ([name, , fix]) => `${name} is '${env[name]}': ${fix}`,
  );
}
