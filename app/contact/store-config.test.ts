import { expect, it } from "vitest";
import { getLocalSettings, getStoreConfig, getStoreOrigin, listStoreFaults } from "./store-config.server.ts";

const PROJECT = {
  FIREBASE_PROJECT_ID: "academy-live",
  FIREBASE_API_KEY: `AIza${"b".repeat(35)}`,
  FIREBASE_APP_ID: "1:123456789:web:0a1b2c3d",
};

it("has no store without configuration", () => {
  expect(getStoreConfig({})).toBeUndefined();
  expect(getStoreOrigin(undefined)).toEqual([]);
});

it("names the owner's project", () => {
  const config = getStoreConfig(PROJECT);
  expect(config).toEqual({
    projectId: PROJECT.FIREBASE_PROJECT_ID,
    apiKey: PROJECT.FIREBASE_API_KEY,
    appId: PROJECT.FIREBASE_APP_ID,
  });
  expect(getStoreOrigin(config)).toEqual(["https://firestore.googleapis.com"]);
});

it("prefers a local store, which settings name", () => {
  const settings = getLocalSettings("127.0.0.1:8080");
  expect(settings).toEqual({ FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" });
  const config = getStoreConfig({ ...PROJECT, ...settings });
  expect(config?.emulatorHost).toBe("127.0.0.1:8080");
  expect(getStoreOrigin(config)).toEqual(["http://127.0.0.1:8080"]);
});

it("the settings of a project are taken", () => expect(listStoreFaults(PROJECT)).toEqual([]));

it("no store, and half of one, are named with what is missing", () => {
  expect(listStoreFaults({})).toEqual([expect.stringContaining("are not set")]);
  expect(listStoreFaults({ FIREBASE_PROJECT_ID: "academy-live" })).toEqual([
    expect.stringContaining("set FIREBASE_API_KEY and FIREBASE_APP_ID as well"),
  ]);
});

it.each([
  [
    ...["FIREBASE_PROJECT_ID", "My-project"],
    "write the project's id, 6 to 30 small letters, digits and hyphens, such as academy-1a2b3",
  ],
  ["FIREBASE_API_KEY", `AIza${"b".repeat(34)}`, "write the key of your web app, which begins with AIza"],
  [
    ...["FIREBASE_APP_ID", "1:123456789:ios:0a1b2c3d"],
    "write the id of your web app, such as 1:123456789:web:0a1b2c3d",
  ],
] as const)("%s of '%s' is refused", (name, value, fix) => {
  expect(listStoreFaults({ ...PROJECT, [name]: value })).toEqual([`${name} is '${value}': ${fix}`]);
});
