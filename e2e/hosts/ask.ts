import { request as httpRequest, type IncomingHttpHeaders } from "node:http";

/** An answer of a host. */
type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Asks for an address as it is written; redirects are not followed. */
export const ask = (url: string, address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = httpRequest(
      { hostname, port, path: new URL(url).pathname.replace(/\/$/, "") + address },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            // Apache names itself before the address.
            headers: {
              ...answer.headers,
              location: answer.headers.location?.replace(new URL(url).origin, ""),
            },
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asked.once("error", reject);
    asked.end();
  });
