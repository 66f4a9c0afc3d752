import { expect, it } from "vitest";
import { getStoreConfig, getStoreOrigin } from "./store-config.server.ts";

const project = { FIREBASE_PROJECT_ID: "p", FIREBASE_API_KEY: "k", FIREBASE_APP_ID: "a" };

it("has no store without configuration", () => {
  expect(getStoreConfig({})).toBeUndefined();
  expect(getStoreOrigin(undefined)).toEqual([]);
});

it("names the owner's project", () => {
  const config = getStoreConfig(project);
  expect(config).toEqual({ projectId: "p", apiKey: "k", appId: "a" });
  expect(getStoreOrigin(config)).toEqual(["https://firestore.googleapis.com"]);
});

it("prefers a local Firestore", () => {
  const config = getStoreConfig({ ...project, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" });
  expect(config?.emulatorHost).toBe("127.0.0.1:8080");
  expect(getStoreOrigin(config)).toEqual(["http://127.0.0.1:8080"]);
});

it("says which variables are missing", () => {
  expect(() => getStoreConfig({ FIREBASE_PROJECT_ID: "p" })).toThrow(
    "set FIREBASE_API_KEY and FIREBASE_APP_ID as well",
  );
});
