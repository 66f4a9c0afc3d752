import { getSettings, SettingError } from "#app/academy/settings.server.ts";

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

/** What an owner reads where no message store is configured. */
export const NO_STORE =
  "No message store is configured: the contact page offers email and chat instead of a form. To receive messages, set the variables of .env.example.";

/** Project id for a local Firestore, where the environment has none. */
export const LOCAL_PROJECT = "demo-zero-academy";

/** The settings of a live store. */
const LIVE = ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_APP_ID"] as const;

/**
 * The settings of a local store and of a project in it. An empty host means no local store, even where `.env` names
 * one.
 */
export const getLocalSettings = (host: string, project?: string): NodeJS.ProcessEnv => ({
  FIRESTORE_EMULATOR_HOST: host,
  ...(project ? { FIREBASE_PROJECT_ID: project } : {}),
});

/**
 * The message store that the environment names (see .env.example): the owner's Firebase project, or a local Firestore;
 * undefined when there is none.
 * @throws SettingError when a value is malformed, or only some of the project's settings are present.
 */
export function getStoreConfig(env: NodeJS.ProcessEnv = process.env): StoreConfig | undefined {
  const settings = getSettings(env);
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_APP_ID: appId } = settings;
  const { FIRESTORE_EMULATOR_HOST: emulatorHost, APP_CHECK_SITE_KEY: appCheckKey } = settings;
  const optional = appCheckKey ? { appCheckKey } : {};
  if (emulatorHost)
    return {
      projectId: projectId ?? LOCAL_PROJECT,
      apiKey: "local",
      appId: "local",
      emulatorHost,
      ...optional,
    };
  if (projectId && apiKey && appId) return { projectId, apiKey, appId, ...optional };
  const missing = LIVE.filter((name) => !settings[name]);
  if (missing.length === LIVE.length) return undefined;
  throw new SettingError(
    `The message store is configured in part: set ${missing.join(" and ")} as well (see .env.example).`,
  );
}

const RECAPTCHA = "https://www.google.com/recaptcha/";

/** Where Google's scripts of App Check are. */
export const APP_CHECK_SCRIPTS = [RECAPTCHA, "https://www.gstatic.com/recaptcha/"];

/**
 * What a page's policy must allow for the store, by directive. App Check needs reCAPTCHA's sources, and the service
 * that exchanges its answer for a token.
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
