import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** What the proxy does with a write. */
export type Fault =
  | { kind: "none" }
  /** Answered by something between, nothing is stored. */
  | { kind: "intercepted"; status: number; body: string }
  /** Reaches the store when it is let go, and is answered then. */
  | { kind: "held"; until: Promise<void> }
  /** Stored, but the connection closes before the answer. */
  | { kind: "answer lost" };

/** A write that the proxy has seen: its parsed body. */
export type SeenWrite = { writes: { update: { name: string }; updateTransforms?: unknown[] }[] };

/** A proxy between the browser and the local Firestore that fails as a test wants. */
export class FaultyProxy {
  /** What happens to the next writes. */
  fault: Fault = { kind: "none" };
  readonly writes: SeenWrite[] = [];
  /** How many of the writes the store has answered. */
  answered = 0;
  readonly #target: string;
  readonly #port: number;
  #server: Server | undefined;

  constructor(target: string, port: number) {
    this.#target = target;
    this.#port = port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Accepts connections; before that, and after `stop`, they are refused. */
  async start(): Promise<void> {
    if (this.#server) return;
    const server = createServer((request, response) => {
      this.#handle(request, response).catch((error: Error) => response.destroy(error));
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(this.#port, "127.0.0.1", resolve);
    });
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const isWrite = request.method === "POST";
    if (isWrite) this.writes.push(JSON.parse(body.toString()) as SeenWrite);
    const fault = isWrite ? this.fault : { kind: "none" as const };
    if (fault.kind === "intercepted") {
      const headers = {
        "Access-Control-Allow-Origin": request.headers.origin ?? "*",
        "Content-Type": fault.body.startsWith("{") ? "application/json" : "text/html",
      };
      return void response.writeHead(fault.status, headers).end(fault.body);
    }
    if (fault.kind === "held") await fault.until;
    const answer = await fetch(`http://${this.#target}${request.url}`, {
      method: request.method ?? "GET",
      headers: getHeaders(request),
      ...(isWrite ? { body } : {}),
    });
    const answered = Buffer.from(await answer.arrayBuffer());
    if (isWrite) this.answered++;
    if (fault.kind === "answer lost") return void request.socket.destroy();
    if (response.destroyed) return;
    answer.headers.forEach((value, name) => {
      if (!["content-encoding", "content-length", "transfer-encoding", "connection"].includes(name))
        response.setHeader(name, value);
    });
    response.writeHead(answer.status).end(answered);
  }
}

/** The browser's headers without those of the connection. */
function getHeaders({ headers }: IncomingMessage): Headers {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (["host", "connection", "content-length", "accept-encoding"].includes(name)) continue;
    passed.set(name, String(value));
  }
  return passed;
}
