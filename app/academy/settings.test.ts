import { expect, it } from "vitest";
import { getSettings } from "./settings.server.ts";

it("leaves out what is empty, and has a value for what needs one", () =>
  expect(getSettings({ DRAFTS: "", PORT: "", BUILD_DAY: "", FIREBASE_PROJECT_ID: "" })).toEqual({
    DRAFTS: false,
    PORT: 4173,
    CONTENT_FOLDER: "content",
    BUNDLES_FOLDER: "build",
    CI: false,
    GITHUB_ACTIONS: false,
  }));

it("reads numbers and switches", () =>
  expect(getSettings({ DRAFTS: "1", PORT: "0", CI: "true", HOME: "/root" })).toMatchObject({
    DRAFTS: true,
    PORT: 0,
    CI: true,
  }));

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
  ["PORT", "write a number from 1 to 65535", ["abc", "65536", "-1", "1.5", "0x50", " "]],
  ["BUILD_DAY", "write a day as year-month-day", ["12.01.2027", "2027-02-30", "2027-1-3", "tomorrow"]],
  ["DRAFTS", "write 1 to show drafts, or nothing", ["0", "true"]],
])("refuses a wrong %s: %s", (name, fix, values) => {
  for (const value of values)
    expect(() => getSettings({ [name]: value })).toThrow(`${name} is ${JSON.stringify(value)}: ${fix}`);
});

it("names all wrong values at once", () =>
  expect(() => getSettings({ PORT: "x", DRAFTS: "x", FIREBASE_APP_ID: "x" })).toThrow(
    /^FIREBASE_APP_ID is .*\nPORT is .*\nDRAFTS is .*\.$/,
  ));

it("refuses to publish a site whose messages go to another project", () => {
  const settings = { FIREBASE_PROJECT_ID: "academy-live", DEPLOY_PROJECT: "academy-test" };
  expect(() => getSettings(settings)).toThrow(
    'DEPLOY_PROJECT is "academy-test": the site would be published',
  );
  expect(getSettings({ ...settings, DEPLOY_PROJECT: "academy-live" })).toMatchObject({
    DEPLOY_PROJECT: "academy-live",
  });
});
