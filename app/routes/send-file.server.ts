import { getBasePath } from "#app/content/base-path.server.ts";
import { getFileType } from "#app/content/file-types.ts";

/** The path of an address, without the path below which the site is published. */
export const getPath = (url: URL): string => url.pathname.slice(getBasePath().length);

/**
 * The answer of a resource route.
 * @param url address of the file, which says its type.
 * @param body its content, or undefined where no file has the address.
 */
export function sendFile(url: URL, body: string | Uint8Array<ArrayBuffer> | undefined): Response {
  if (body === undefined) return new Response("Not found", { status: 404 });
  return new Response(body, { headers: { "Content-Type": getFileType(getPath(url)) } });
}
