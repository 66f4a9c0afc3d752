import type { Finding } from "#app/content/finding.ts";
import { namePath, toPath } from "../form-fields.ts";

/** A value in one line of text. */
export const print = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : String(value ?? "nothing");

/** A fault as a sentence. */
export const formatFault = ({ found, fix }: Finding) => `Found ${found}: ${fix}.`;

/** A fault elsewhere as a sentence, with its place. */
export const formatFinding = (one: Finding) =>
  `${namePath(toPath(one.field)) || "Text"} (${one.file}:${one.line}): ${formatFault(one)}`;
