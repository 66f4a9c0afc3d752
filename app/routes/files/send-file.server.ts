import { getFileType } from "#app/academy/file-types.ts";

/**
 * The answer of a resource route.
 * @param url address of the file; its extension determines the type.
 * @param body its content, or undefined where no file has the address.
 */
export function sendFile(url: URL, body: string | Uint8Array<ArrayBuffer> | undefined): Response {
  if (body === undefined) return new Response("Not found", { status: 404 });
  return new Response(body, { headers: { "Content-Type": getFileType(url.pathname) } });
}
