import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { FIXTURE } from "#app/site/copied-content.server.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { runThread } from "./write-site.ts";

// That threads write the same pages: e2e/programs/build.spec.ts.
it("a thread that ends before its paths do is an error of the build", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "thread-"));
  const server = path.join(folder, "server.mjs");
  writeFileSync(server, "process.exit(3);");
  const next = new Int32Array(new SharedArrayBuffer(4));
  const queue = { paths: ["/"], next, content: loadSiteContent(FIXTURE), site: folder, server };
  await expect(runThread(queue)).rejects.toThrow("A thread of the build ended with status 3.");
  rmSync(folder, { recursive: true });
});
