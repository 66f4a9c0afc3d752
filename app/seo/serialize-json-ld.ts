import type { Graph } from "schema-dts";

/** Writes structured data so that no text of it can end its script element. */
export const serializeJsonLd = (schema: Graph): string => JSON.stringify(schema).replaceAll("<", "\\u003c");
