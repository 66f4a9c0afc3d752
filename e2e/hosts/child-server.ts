import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
  const child = spawn("sh", ["-c", `exec "$0" "$@" > "${log}" 2>&1`, command, ...parameters], {
    cwd: folder,
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + 30_000;
  while (!(await answers(url))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      const said = readFileSync(log, "utf8");
      await stop();
      throw new Error(`${command} does not serve the site: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url: url + site.base, stop };
}

/** Writes a file of a server and gives its path. */
export function writeConfiguration({ folder }: ServerFolder, name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  }
}
