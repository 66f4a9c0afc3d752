import type { StoreConfig } from "./store-config.ts";

/** Project id of a local Firestore that names none. */
export const LOCAL_PROJECT = "demo-zero-academy";

/**
 * The message store that the environment names (see .env.example): the owner's Firebase project, or a local
 * Firestore; undefined when there is none.
 * @throws Error when the project is named in part only.
 */
export function getStoreConfig(env: NodeJS.ProcessEnv): StoreConfig | undefined {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_APP_ID: appId } = env;
  const { FIRESTORE_EMULATOR_HOST: emulatorHost } = env;
  if (emulatorHost)
    return { projectId: projectId || LOCAL_PROJECT, apiKey: "local", appId: "local", emulatorHost };
  if (!projectId && !apiKey && !appId) return undefined;
  const missing = Object.entries({
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_APP_ID: appId,
  })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  if (!projectId || !apiKey || !appId) {
    throw new Error(
      `The message store is configured in part: set ${missing.join(" and ")} as well (see .env.example).`,
    );
  }
  return { projectId, apiKey, appId };
}

/** Origins that a page must be allowed to connect to, for the content security policy. */
export function getStoreOrigin(config: StoreConfig | undefined): string[] {
  if (!config) return [];
  return [config.emulatorHost ? `http://${config.emulatorHost}` : "https://firestore.googleapis.com"];
}
