import type { APIResponse, BrowserContext, Route } from "@playwright/test";
import { NAMED_PROJECT, STORE_HOST, STORE_ORIGIN } from "./settings.ts";

/** What the gateway does with a write. */
export type Fault =
  | { kind: "none" }
  /** The connection is refused. */
  | { kind: "refused" }
  /** Something between the page and the store answers, and nothing is stored. */
  | { kind: "intercepted"; status: number; body: string }
  /** Reaches the store, and is answered, once `until` resolves. */
  | { kind: "held"; until: Promise<void> }
  /** Stored, but the connection closes before the answer. */
  | { kind: "answer lost" };

/** A write of a page: its parsed body. */
type SeenWrite = { writes: { update: { name: string }; updateTransforms?: unknown[] }[] };

/** A gateway between pages and the local Firestore that fails as a test wants. */
export type Gateway = {
  /** What happens to the next writes. */
  fault: Fault;
  /** The writes that have arrived. */
  writes: SeenWrite[];
  /** How many of them the store has answered. */
  answered: number;
};

/** Puts a gateway between the pages of a browser and a project of the local store. */
export async function openGateway(context: BrowserContext, project: string): Promise<Gateway> {
  const gateway: Gateway = { fault: { kind: "none" }, writes: [], answered: 0 };
  await context.route(`${STORE_ORIGIN}/**`, async (route, request) => {
    const { fault } = gateway;
    if (fault.kind === "refused") return route.abort("connectionrefused");
    gateway.writes.push(request.postDataJSON());
    if (fault.kind === "intercepted") {
      const { status, body } = fault;
      return route.fulfill({ status, body, headers: { "Access-Control-Allow-Origin": "*" } });
    }
    if (fault.kind === "held") await fault.until;
    const response = await passOn(route, project);
    gateway.answered++;
    return fault.kind === "answer lost" ? route.abort("connectionreset") : route.fulfill({ response });
  });
  return gateway;
}

/** Forwards a request of a page to a project of the local store. */
export function passOn(route: Route, project: string): Promise<APIResponse> {
  const request = route.request();
  const rename = (text: string) => text.replaceAll(NAMED_PROJECT, project);
  return route.fetch({
    url: rename(request.url()).replace(STORE_ORIGIN, `http://${STORE_HOST}`),
    headers: Object.fromEntries(
      Object.entries(request.headers()).map(([name, value]) => [name, rename(value)]),
    ),
    postData: rename(request.postData() ?? ""),
  });
}
