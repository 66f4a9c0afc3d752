import type { Finding } from "#app/content/finding.ts";
import { endSentence } from "#app/text/typography.ts";
import { namePath } from "../field-words.ts";

/** A fault as a sentence. */
export const formatFault = ({ found, fix }: Finding) => `Found ${found}: ${endSentence(fix)}`;

/** A fault elsewhere as a sentence, with its file and line. */
export const formatFinding = (one: Finding) =>
  `${namePath(one.path) || "Text"} (${one.file}:${one.line}): ${formatFault(one)}`;
