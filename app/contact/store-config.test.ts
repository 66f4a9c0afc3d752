import { expect, it } from "vitest";
import { getLocalSettings, getStoreConfig, getStoreSources } from "./store-config.server.ts";

const PROJECT = {
  FIREBASE_PROJECT_ID: "academy-live",
  FIREBASE_API_KEY: `AIza${"b".repeat(35)}`,
  FIREBASE_APP_ID: "1:123456789:web:0a1b2c3d",
};
const LOCAL = getLocalSettings("127.0.0.1:8080");

it("has no store without configuration", () => {
  expect(getStoreConfig({})).toBeUndefined();
  expect(getStoreSources(undefined)).toEqual({});
});

it("names the owner's project, or a local store, which it prefers", () => {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_APP_ID: appId } = PROJECT;
  const config = getStoreConfig(PROJECT);
  expect(config).toEqual({ projectId, apiKey, appId });
  expect(getStoreSources(config)).toEqual({ "connect-src": ["https://firestore.googleapis.com"] });
  const local = getStoreConfig({ ...PROJECT, ...LOCAL });
  expect(local?.emulatorHost).toBe("127.0.0.1:8080");
  expect(getStoreSources(local)).toEqual({ "connect-src": ["http://127.0.0.1:8080"] });
});

it.each([PROJECT, LOCAL])("adds the key of App Check and Google's sources", (settings) => {
  const appCheckKey = `6L${"c".repeat(38)}`;
  const config = getStoreConfig({ ...settings, APP_CHECK_SITE_KEY: appCheckKey });
  expect(config?.appCheckKey).toBe(appCheckKey);
  expect(Object.keys(getStoreSources(config))).toEqual(["connect-src", "script-src", "frame-src"]);
});

it("refuses half of a store, and names what is missing", () =>
  expect(() => getStoreConfig({ FIREBASE_PROJECT_ID: "academy-live" })).toThrow(
    "set FIREBASE_API_KEY and FIREBASE_APP_ID as well",
  ));
