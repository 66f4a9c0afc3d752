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

it.each([
  ["FIREBASE_PROJECT_ID", "write the project's id, 6 to 30 lower-case", ["My Project", "academy-live\n"]],
  ["FIREBASE_API_KEY", "write the key of your web app", ["put it here", `AIza${"b".repeat(34)}`]],
  ["FIREBASE_APP_ID", "write the id of your web app", ["later", "1:123456789:ios:0a1b", "1:2:web:0a\n2c"]],
  ["APP_CHECK_SITE_KEY", "write the site key of reCAPTCHA Enterprise", ["secret"]],
  [
    "FIRESTORE_EMULATOR_HOST",
    "write host:port",
    ["nonsense", "http://127.0.0.1:8080", "a:80; script-src *", "a:80\n"],
  ],
])("refuses a %s that is malformed: %s", (name, fix, values) => {
  for (const value of values)
    expect(() => getStoreConfig({ ...PROJECT, [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}: ${fix}`,
    );
});

it("names all malformed values at once, also of a local store", () => {
  const names = Object.keys(PROJECT);
  const settings = Object.fromEntries(names.map((name) => [name, "x"]));
  expect(() => getStoreConfig(settings)).toThrow(new RegExp(names.join(" is .*"), "s"));
  expect(() => getStoreConfig({ ...LOCAL, FIREBASE_PROJECT_ID: "x" })).toThrow('FIREBASE_PROJECT_ID is "x"');
});
