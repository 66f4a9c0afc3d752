const TYPES = {
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  json: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  ico: "image/x-icon",
} as const;

/** The answer of a route that is a file. */
export const fileResponse = (body: string | Uint8Array<ArrayBuffer>, type: keyof typeof TYPES): Response =>
  new Response(body, { headers: { "Content-Type": TYPES[type] } });
