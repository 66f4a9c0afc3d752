import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { CONTENT_FOLDER } from "#app/academy/settings.server.ts";
import { EDITING_ADDRESS } from "./editing-address.ts";
import type * as Server from "./server/actions.ts";
import type { EditingState } from "./server/save.ts";

const LOOPBACK = /^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/;

/**
 * In development, lets editors change content on its page. A build has nothing of it: this plugin adds the editor to pages,
 * and answers it.
 */
export function editing(): Plugin {
  // Of this start: a page elsewhere cannot read it, so it cannot write.
  const token = randomUUID();
  const changes: EditingState["changes"] = [];
  return {
    name: "editing",
    apply: "serve",
    configureServer({ middlewares, environments }) {
      const answer = async (request: IncomingMessage): Promise<unknown> => {
        const { ssr } = environments;
        if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The server runs no modules.");
        const { handleAction } = await ssr.runner.import<typeof Server>("/editor/server/actions.ts");
        const asked = (await json(request)) as Parameters<typeof handleAction>[1];
        return handleAction({ folder: CONTENT_FOLDER, changes }, asked);
      };
      middlewares.use((request, response, next) => {
        if (request.url !== EDITING_ADDRESS) return next();
        const send = (status: number, body: unknown) =>
          response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
        const refusal = findRefusal(request, token);
        if (refusal) return void send(403, { error: refusal });
        answer(request).then(
          (result) => send(200, result),
          (error: Error) => send(400, { error: error.message }),
        );
      });
    },
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      // The module of every page.
      filter: { id: "app/entry.client.tsx" },
      handler(code) {
        const start = `import { startEditing } from "/editor/panel/start.tsx"; startEditing("${token}");`;
        return { code: `${code}\n${start}`, map: null };
      },
    },
  };
}

type EditingRequest = Pick<IncomingMessage, "method" | "headers"> & {
  socket: Pick<IncomingMessage["socket"], "remoteAddress">;
};

/** Why a request may not read or write content: it is not from a page of this server on this computer. */
export function findRefusal({ method, headers, socket }: EditingRequest, token: string): string | undefined {
  if (!LOOPBACK.test(socket.remoteAddress ?? "")) return "Content is changed on the computer that serves it.";
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? "";
  if (!["localhost", "127.0.0.1", "[::1]"].includes(host))
    return `Open the site at localhost, not at ${host}.`;
  if (method !== "POST" || headers["content-type"] !== "application/json") return "Send JSON by POST.";
  if (URL.parse(headers.origin ?? "")?.host !== headers.host)
    return "Content is changed on the site's own pages.";
  return headers["x-editing-token"] === token ? undefined : "The server was started again: reload the page.";
}
