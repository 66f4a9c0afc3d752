import { expect, it } from "vitest";
import { getLocalSettings, getStoreConfig, getStoreSources } from "./store-config.server.ts";

const PROJECT = {
  FIREBASE_PROJECT_ID: "academy-live",
  FIREBASE_API_KEY: `AIza${"b".repeat(35)}`,
  FIREBASE_APP_ID: "1:123456789:web:0a1b2c3d",
};

it("has no store without configuration", () => {
  expect(getStoreConfig({})).toBeUndefined();
  expect(getStoreSources(undefined)).toEqual({});
});

it("names the owner's project", () => {
  const config = getStoreConfig(PROJECT);
  expect(config).toEqual({
    projectId: PROJECT.FIREBASE_PROJECT_ID,
    apiKey: PROJECT.FIREBASE_API_KEY,
    appId: PROJECT.FIREBASE_APP_ID,
  });
  expect(getStoreSources(config)).toEqual({ "connect-src": ["https://firestore.googleapis.com"] });
});

it("prefers a local store, which settings name", () => {
  const settings = getLocalSettings("127.0.0.1:8080");
  expect(settings).toEqual({ FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" });
  const config = getStoreConfig({ ...PROJECT, ...settings });
  expect(config?.emulatorHost).toBe("127.0.0.1:8080");
  expect(getStoreSources(config)).toEqual({ "connect-src": ["http://127.0.0.1:8080"] });
});

it.each([PROJECT, getLocalSettings("127.0.0.1:8080")])(
  "adds the key of App Check and Google's sources",
  (settings) => {
    const appCheckKey = `6L${"c".repeat(38)}`;
    const config = getStoreConfig({ ...settings, APP_CHECK_SITE_KEY: appCheckKey });
    expect(config?.appCheckKey).toBe(appCheckKey);
    expect(Object.keys(getStoreSources(config))).toEqual(["connect-src", "script-src", "frame-src"]);
  },
);

it("refuses half of a store, and names what is missing", () =>
  expect(() => getStoreConfig({ FIREBASE_PROJECT_ID: "academy-live" })).toThrow(
    "set FIREBASE_API_KEY and FIREBASE_APP_ID as well",
  ));

it.each([
  ["FIREBASE_PROJECT_ID", "My Project", "write the project's id, 6 to 30 lower-case letters"],
  ["FIREBASE_PROJECT_ID", "academy-live\n", "write the project's id, 6 to 30 lower-case letters"],
  ["FIREBASE_API_KEY", "put it here", "write the key of your web app"],
  ["FIREBASE_API_KEY", `AIza${"b".repeat(34)}`, "write the key of your web app"],
  ["FIREBASE_API_KEY", `AIza${"b".repeat(35)}\n`, "write the key of your web app"],
  ["FIREBASE_APP_ID", "later", "write the id of your web app"],
  ["FIREBASE_APP_ID", "1:123456789:ios:0a1b2c3d", "write the id of your web app"],
  ["FIREBASE_APP_ID", "1:123456789:web:0a1b\n2c3d", "write the id of your web app"],
  ["APP_CHECK_SITE_KEY", "secret", "write the site key of reCAPTCHA Enterprise"],
  ["FIRESTORE_EMULATOR_HOST", "nonsense", "write host:port, such as 127.0.0.1:8080"],
  ["FIRESTORE_EMULATOR_HOST", "http://127.0.0.1:8080", "write host:port, such as 127.0.0.1:8080"],
  ["FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080; script-src *", "write host:port, such as 127.0.0.1:8080"],
  ["FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080\n", "write host:port, such as 127.0.0.1:8080"],
])("refuses %s=%j", (name, value, fix) =>
  expect(() => getStoreConfig({ ...PROJECT, [name]: value })).toThrow(
    `${name} is ${JSON.stringify(value)}: ${fix}`,
  ),
);

it("refuses a malformed project of a local store", () =>
  expect(() => getStoreConfig(getLocalSettings("[::1]:8080", "My Project"))).toThrow(
    'FIREBASE_PROJECT_ID is "My Project"',
  ));

it("names all malformed values at once", () => {
  const settings = { FIREBASE_PROJECT_ID: "x", FIREBASE_API_KEY: "y", FIREBASE_APP_ID: "z" };
  const names = Object.keys(settings).join(" is .*");
  expect(() => getStoreConfig(settings)).toThrow(new RegExp(names, "s"));
});
