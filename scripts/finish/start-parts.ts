import type { StartPart } from "#app/browser/start-parts.ts";

/** A start script, and the parts that it has. */
export type StartScript = { parts: StartPart[]; code: string };

/** The shortest script that has all parts which a page needs. */
export function chooseScript(scripts: StartScript[], needed: ReadonlySet<StartPart>): string {
  const fitting = scripts.filter(({ parts }) => [...needed].every((part) => parts.includes(part)));
  const [script] = fitting.toSorted((a, b) => a.code.length - b.code.length);
  if (!script) throw new Error(`No start script has the parts ${[...needed].join(", ")}.`);
  return script.code;
}
