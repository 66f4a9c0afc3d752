import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdtempSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { endChild } from "../../scripts/exit-signal.ts";
import { getFreePort } from "../../scripts/free-port.ts";

/** A host that serves a site. */
export type RunningHost = { url: string; stop: () => Promise<void> };

/** A folder instead of a server's own: its site, its configuration, and room for what it writes. */
type ServerFolder = { folder: string; root: string; port: number };

/**
 * Starts a web server as a child of this process, on a port of its own, over a copy of a built site.
 * @param site the built site, and its path on the server.
 * @param prepare writes the server's configuration; gives the command that runs it in the foreground.
 * @throws Error with what the server has written when it does not answer.
 */
export async function startServer(
  site: { folder: string; base: string },
  prepare: (place: ServerFolder) => string[],
): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), "host-"));
  const root = path.join(folder, "site");
  // The finished site is a link to the folder of its build.
  cpSync(realpathSync(site.folder), path.join(root, site.base), { recursive: true });
  // Servers read as a user who may do nothing else.
  chmodSync(folder, 0o755);
  for (const name of globSync("**/*", { cwd: root, withFileTypes: true }))
    chmodSync(path.join(name.parentPath, name.name), name.isDirectory() ? 0o755 : 0o644);
  const port = await getFreePort();
  const [command = "", ...parameters] = prepare({ folder, root, port });
  const log = path.join(folder, "log.txt");
  const output = openSync(log, "w");
  const child = spawn(command, parameters, { cwd: folder, stdio: ["ignore", output, output] });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await endChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await expect(() => fetch(url)).toPass({ timeout: 30_000 });
  } catch (error) {
    const said = readFileSync(log, "utf8");
    await stop();
    throw new Error(`${command} does not serve the site: ${said}`, { cause: error });
  }
  return { url: url + site.base, stop };
}

/** Writes a file of a server and gives its path. */
export function writeConfiguration({ folder }: ServerFolder, name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}
