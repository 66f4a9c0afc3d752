import { SettingError } from "#app/content/setting-error.server.ts";

/** Where messages are stored. Nothing in it is secret: the rules of the database protect it. */
export type StoreConfig = {
  projectId: string;
  apiKey: string;
  appId: string;
  /** `host:port` of a local Firestore. */
  emulatorHost?: string;
  /** Site key of reCAPTCHA Enterprise: Firebase App Check then proves that a message comes from this site. */
  appCheckKey?: string;
};

/** Project id of a local Firestore that names none. */
export const LOCAL_PROJECT = "demo-zero-academy";

/** The settings: the pattern of their values, and what to write instead of another one. */
const SETTINGS = {
  FIRESTORE_EMULATOR_HOST: {
    pattern: /^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i,
    fix: "write host:port, such as 127.0.0.1:8080, or nothing",
  },
  FIREBASE_PROJECT_ID: {
    pattern: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
    fix: "write the project's id, 6 to 30 lower-case letters, digits and hyphens, such as academy-1a2b3",
  },
  FIREBASE_API_KEY: {
    pattern: /^AIza[\w-]{35}$/,
    fix: "write the key of your web app, which begins with AIza",
  },
  FIREBASE_APP_ID: {
    pattern: /^1:\d+:web:[0-9a-f]+$/,
    fix: "write the id of your web app, such as 1:123456789:web:0a1b2c3d",
  },
  APP_CHECK_SITE_KEY: {
    pattern: /^6L[\w-]{38}$/,
    fix: "write the site key of reCAPTCHA Enterprise, 40 characters that begin with 6L, or nothing",
  },
} as const;

type SettingName = keyof typeof SETTINGS;

/** The settings of a live store. */
const LIVE: SettingName[] = ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_APP_ID"];

/** @throws SettingError that names every value that its setting does not allow. An empty value is none. */
function expectValid(env: NodeJS.ProcessEnv, names: SettingName[]): void {
  const faults = names.flatMap((name) => {
    const { pattern, fix } = SETTINGS[name];
    const value = env[name];
    return !value || pattern.test(value) ? [] : [`${name} is ${JSON.stringify(value)}: ${fix}.`];
  });
  if (faults.length > 0) throw new SettingError(faults.join("\n"));
}

/**
 * `host:port` of the local store that the environment names, if it names one.
 * @throws SettingError when it is neither a host with a port nor empty.
 */
export function getLocalHost(env: NodeJS.ProcessEnv): string | undefined {
  expectValid(env, ["FIRESTORE_EMULATOR_HOST"]);
  return env.FIRESTORE_EMULATOR_HOST || undefined;
}

/** The settings that name a local store, and a project in it; an empty host is none, whatever `.env` says. */
export const getLocalSettings = (host: string, project?: string): NodeJS.ProcessEnv => ({
  FIRESTORE_EMULATOR_HOST: host,
  ...(project ? { FIREBASE_PROJECT_ID: project } : {}),
});

/**
 * The message store that the environment names (see .env.example): the owner's Firebase project, or a local
 * Firestore; undefined when there is none.
 * @throws SettingError when a value is malformed, or the project is named in part only.
 */
export function getStoreConfig(env: NodeJS.ProcessEnv): StoreConfig | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_APP_ID: appId } = env;
  const emulatorHost = getLocalHost(env);
  const optional = env.APP_CHECK_SITE_KEY ? { appCheckKey: env.APP_CHECK_SITE_KEY } : {};
  if (emulatorHost) {
    expectValid(env, ["FIREBASE_PROJECT_ID", "APP_CHECK_SITE_KEY"]);
    const local = { projectId: projectId || LOCAL_PROJECT, apiKey: "local", appId: "local" };
    return { ...local, emulatorHost, ...optional };
  }
  if (projectId && apiKey && appId) {
    expectValid(env, [...LIVE, "APP_CHECK_SITE_KEY"]);
    return { projectId, apiKey, appId, ...optional };
  }
  const missing = LIVE.filter((name) => !env[name]);
  if (missing.length === LIVE.length) return undefined;
  throw new SettingError(
    `The message store is configured in part: set ${missing.join(" and ")} as well (see .env.example).`,
  );
}

const RECAPTCHA = "https://www.google.com/recaptcha/";

/** Where Google's scripts of App Check are. */
export const APP_CHECK_SCRIPTS = [RECAPTCHA, "https://www.gstatic.com/recaptcha/"];

/**
 * What a page must be allowed to load for the store besides the site's own files, by directive of its content security
 * policy. App Check's are those of Google's questions on reCAPTCHA, and the service that changes its answer for a token.
 */
export function getStoreSources(config: StoreConfig | undefined): Record<string, string[]> {
  if (!config) return {};
  const store = config.emulatorHost ? `http://${config.emulatorHost}` : "https://firestore.googleapis.com";
  if (!config.appCheckKey) return { "connect-src": [store] };
  return {
    "connect-src": [store, "https://content-firebaseappcheck.googleapis.com", RECAPTCHA],
    "script-src": APP_CHECK_SCRIPTS,
    "frame-src": [RECAPTCHA, "https://recaptcha.google.com/recaptcha/"],
  };
}
