import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { findProgram } from "../../scripts/programs/test-programs.ts";
import { findPort } from "../../scripts/store/local-store.ts";
import { type Engine, PATIENCE, retry } from "./engine.ts";

// Playwright drives only its own build of WebKit. This is WebDriver: https://www.w3.org/TR/webdriver2/

/** Starts the small browser of WebKitGTK on a virtual screen. @throws Error with how to get it. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn(
    findProgram("xvfb"),
    ["-displayfd", "3", "-screen", "0", "1920x1400x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const port = await findPort();
  const server = spawn(findProgram("webkit2gtk-driver"), [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${await readLine(screen.stdio[3] as Readable)}`,
      // The sandbox of WebKit needs rights that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
    stdio: "ignore",
  });
  const session = await openSession(`http://127.0.0.1:${port}`);
  return {
    ...drive(session),
    close: async () => {
      await session("DELETE", "");
      for (const child of [server, screen]) child.kill();
    },
  };
}

/** Sends a command of a session: its method, its address below that of the session, its parameters. */
type Session = (method: "GET" | "POST" | "DELETE", address: string, parameters?: object) => Promise<unknown>;

async function openSession(server: string): Promise<Session> {
  const send = async (method: string, url: string, parameters?: object): Promise<unknown> => {
    const body = parameters ? JSON.stringify(parameters) : null;
    const answer = await fetch(url, { method, body });
    const { value } = (await answer.json()) as { value: { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${url}: ${value.message}`);
    return value;
  };
  const [binary = ""] = globSync("/usr/lib/*/webkit2gtk-*/MiniBrowser");
  const browser = {
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    timeouts: { implicit: PATIENCE },
  };
  // The server needs a moment before it answers.
  const opened = await retry(() =>
    send("POST", `${server}/session`, { capabilities: { alwaysMatch: browser } }),
  );
  const url = `${server}/session/${(opened as { sessionId: string }).sessionId}`;
  return (method, address, parameters) => send(method, url + address, parameters);
}

function drive(session: Session): Omit<Engine, "close"> {
  const run = (script: string, ...args: unknown[]) => session("POST", "/execute/sync", { script, args });
  /** Finds an element and scrolls to it, where nothing covers it. Returns its address. */
  const find = async (value: string) => {
    const element = await session("POST", "/element", { using: "css selector", value });
    await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
    return `/element/${Object.values(element as Record<string, string>)[0]}`;
  };
  return {
    open: async (url) => void (await session("POST", "/url", { url })),
    evaluate: (code, ...parameters) =>
      run(`return (${code})(...arguments)`, ...parameters) as Promise<ReturnType<typeof code>>,
    click: async (selector) => void (await session("POST", `${await find(selector)}/click`, {})),
    type: async (selector, text) => void (await session("POST", `${await find(selector)}/value`, { text })),
    resize: async (width, height) => {
      const [besides, above] = (await run("return [outerWidth - innerWidth, outerHeight - innerHeight]")) as [
        number,
        number,
      ];
      await session("POST", "/window/rect", { width: width + besides, height: height + above });
    },
    screenshot: async () => String(await session("GET", "/screenshot")),
  };
}

async function readLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error("Xvfb ended before it had a display.");
}
