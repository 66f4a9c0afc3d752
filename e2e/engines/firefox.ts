import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { findProgram } from "../../scripts/programs/test-programs.ts";
import { type Engine, retry } from "./engine.ts";

// Playwright drives only its own build of Firefox, and WebDriver needs geckodriver, which Debian does not have. This is
// WebDriver BiDi, which Firefox itself answers: https://w3c.github.io/webdriver-bidi/

/** Saves processor time: no processes that wait for further sites, no pages that animate. */
const PREFERENCES = {
  "dom.ipc.processPrelaunch.enabled": false,
  "dom.ipc.processCount": 1,
  "ui.prefersReducedMotion": 1,
};

/** Starts Firefox. @throws Error with how to get it. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), "firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(path.join(profile, "user.js"), lines.join(""));
  const browser = spawn(
    findProgram("firefox-esr"),
    // An empty page, because the start page costs more.
    ["--headless", "--profile", profile, "--remote-debugging-port", "0", "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const server = await readAddress(browser.stderr);
  const send = openSession(await retry(() => connect(`${server}/session`)));
  await send("session.new", { capabilities: {} });
  const { contexts } = await send("browsingContext.getTree");
  return {
    ...drive(send, contexts?.[0]?.context ?? ""),
    close: async () => {
      await send("browser.close");
      if (browser.exitCode === null) await once(browser, "exit");
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The address that Firefox prints once it listens there. */
async function readAddress(output: Readable): Promise<string> {
  let text = "";
  for await (const part of output) {
    text += part;
    const [address] = /ws:\/\/\S+/.exec(text) ?? [];
    if (address) return address;
  }
  throw new Error(`Firefox has ended: ${text}`);
}

/** Sends a command and resolves with its result. */
type Send = (method: string, params?: object) => Promise<Result>;

/** What the results of the commands that are used here may hold. */
type Result = {
  contexts?: { context: string }[];
  data?: string;
  result?: { value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
};

type Message = { id: number; type: "success" | "error"; result: Result; message: string };

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${url}.`));
  });
  return socket;
}

function openSession(socket: WebSocket): Send {
  let id = 0;
  return async (method, params = {}) => {
    id++;
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await receive(socket, id);
    if (type === "error") throw new Error(`${method}: ${message}`);
    return result;
  };
}

/** Resolves with the message that answers a command. */
const receive = (socket: WebSocket, id: number): Promise<Message> =>
  new Promise((resolve) => {
    const read = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as Message;
      if (message.id !== id) return;
      socket.removeEventListener("message", read);
      resolve(message);
    };
    socket.addEventListener("message", read);
  });

function drive(send: Send, context: string): Omit<Engine, "close"> {
  const run = async (functionDeclaration: string, value: string) => {
    const { result, exceptionDetails } = await send("script.callFunction", {
      functionDeclaration,
      arguments: [{ type: "string", value }],
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result ?? {};
  };
  const act = (...actions: object[]) => send("input.performActions", { context, actions });
  const click = async (selector: string) => {
    const element = await retry(async () => {
      const find = (of: string) => {
        const found = document.querySelector(of);
        if (!found) throw new Error(`Nothing matches ${of}.`);
        found.scrollIntoView({ block: "center", behavior: "instant" });
        return found;
      };
      const { sharedId } = await run(String(find), selector);
      return { sharedId };
    });
    const actions = [
      { type: "pointerMove", x: 0, y: 0, origin: { type: "element", element } },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await act({ type: "pointer", id: "mouse", actions });
  };
  return {
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    evaluate: async (code, ...parameters) => {
      const { value } = await run(
        `async (parameters) => JSON.stringify(await (${code})(...JSON.parse(parameters)))`,
        JSON.stringify(parameters),
      );
      return value === undefined ? undefined : JSON.parse(value);
    },
    click,
    type: async (selector, text) => {
      await click(selector);
      const actions = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      await act({ type: "key", id: "keyboard", actions });
    },
    resize: async (width, height) =>
      void (await send("browsingContext.setViewport", { context, viewport: { width, height } })),
    screenshot: async () => (await send("browsingContext.captureScreenshot", { context })).data ?? "",
  };
}
