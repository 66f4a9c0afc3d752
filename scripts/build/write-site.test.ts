import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { runThread } from "./write-site.ts";

// That threads write the same pages: e2e/programs/build.spec.ts.
it.each([
  ["ends before its paths do", "process.exit(3);", "A thread of the build ended with status 3."],
  ["fails", 'throw new Error("/courses has no heading.");', "/courses has no heading."],
])("a thread that %s is an error of the build", async (_, program, message) => {
  const folder = mkdtempSync(path.join(tmpdir(), "thread-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const server = path.join(folder, "server.mjs");
  writeFileSync(server, program);
  const next = new Int32Array(new SharedArrayBuffer(4));
  const queue = { paths: ["/"], next, content: loadSiteContent(FIXTURE), site: folder, server };
  await expect(runThread(queue)).rejects.toThrow(message);
});
