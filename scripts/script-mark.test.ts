import { expect, it, vi } from "vitest";
import { getScriptMark } from "#app/browser/script-mark.ts";

it("a build has one mark of its scripts, also when its configuration is read again while it runs", async () => {
  vi.stubEnv("SCRIPT_MARK", undefined);
  await import("../react-router.config.ts");
  const mark = getScriptMark();
  expect(mark).toMatch(/^[0-9a-f-]{36}$/);
  vi.resetModules();
  await import("../react-router.config.ts");
  expect(getScriptMark()).toBe(mark);
  vi.unstubAllEnvs();
});
