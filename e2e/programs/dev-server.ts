import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type APIRequestContext, expect } from "@playwright/test";
import { getLocalSettings } from "#app/contact/store-config.server.ts";
import { EDITING_ADDRESS } from "../../editor/editing-address.ts";

/** `npm run dev` in a clone of the project. */
export type DevServer = { url: string; stop: () => Promise<void> };

/** Starts the development server of a folder, with the tests' message store. */
export async function startDevServer(folder: string, settings = {}): Promise<DevServer> {
  const { STORE_HOST = "", ...env } = process.env;
  const server = spawn("npm", ["run", "--silent", "dev", "--", "--port", "0"], {
    cwd: folder,
    // A group of its own: a terminal's Ctrl-C goes to all of it.
    detached: true,
    env: {
      ...env,
      ...getLocalSettings(STORE_HOST),
      NODE_ENV: "development",
      NODE_COMPILE_CACHE: path.join(folder, ".cache/node"),
      ...settings,
    },
  });
  let output = "";
  server.stdout?.on("data", (text: Buffer) => (output += stripVTControlCharacters(`${text}`)));
  const findAddress = () => /http:\/\/localhost:\d+/.exec(output)?.[0] ?? "";
  await expect.poll(findAddress, { timeout: 500_000 }).not.toBe("");
  return {
    url: findAddress(),
    stop: async () => {
      const ended = once(server, "exit");
      process.kill(-(server.pid ?? 0), "SIGINT");
      await ended;
    },
  };
}

/** Keeps the files of a folder. Returns what makes them as they were. */
export function keepFiles(folder: string): () => void {
  const list = () =>
    new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .map((file) => [file, readFileSync(file, "utf8")]),
    );
  const kept = list();
  return () => {
    const now = list();
    for (const file of now.keys()) if (!kept.has(file)) rmSync(file);
    for (const [file, text] of kept) {
      if (now.get(file) === text) continue;
      // It may have become a link.
      if (!now.has(file)) rmSync(file, { force: true });
      writeFileSync(file, text);
    }
  };
}

/** What asks the server. */
export type Ask = Awaited<ReturnType<typeof getAsk>>;

/** Asks the server as the editor of a page does. */
export async function getAsk(request: APIRequestContext, url: string) {
  const entry = await (await request.get(`${url}/app/entry.client.tsx`)).text();
  const token = /startEditing\("([^"]+)"\)/.exec(entry)?.[1] ?? "";
  return (action: string, given: unknown, headers = {}) =>
    request.post(`${url}${EDITING_ADDRESS}`, {
      data: { action, given },
      // A connection of its own: Node closes one that waits for five seconds, whatever is on its way to it.
      headers: { Origin: url, "X-Editing-Token": token, Connection: "close", ...headers },
    });
}
