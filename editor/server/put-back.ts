import { isDeepStrictEqual } from "node:util";
import type { FileOverlay } from "#app/content/content-file.server.ts";
import { getBuildDay } from "#app/site/build-day.server.ts";
import { getDay, getNextDay, setDay } from "./modified-day.ts";
import { type Change, type EditingState, type Result, writeChecked } from "./save.ts";
import { findDifference, readRaw } from "./write-content.ts";

type PutBack = { id?: number; files?: string[]; isBack?: boolean };

/**
 * Puts a change back, or the last one of some files, or makes it again.
 * @throws Error where its lines have changed since, with the change to put back first.
 */
export function putBack(state: EditingState, { id, files, isBack = true }: PutBack): Result {
  const isOf = ({ steps }: Change) => steps.some(({ file }) => files?.includes(file));
  const change = state.changes.findLast((one) => (files ? !one.isBack && isOf(one) : one.id === id));
  if (!change && files) throw new Error("Nothing of this page was saved: see Changes.");
  if (!change || change.isBack === isBack) throw new Error("That has been done already: open Changes again.");
  const overlay: FileOverlay = new Map();
  const steps = change.steps.map((step) => {
    const { file } = step;
    const [from, to] = isBack ? [step.after, step.before] : [step.before, step.after];
    const now = setDay(file, readRaw(file), getDay(file, from));
    const next = replaceLines(now, from, to);
    if (!next) throw new Error(explainGone(state.changes, change, file, [from, to]));
    const day = isBack ? getDayBefore(state.changes, change, file) : getNextDay(file, from, to);
    overlay.set(file, setDay(file, next.text, day));
    // The next click of its button then restores the file exactly as it is now.
    return isBack ? { file, before: next.text, after: now } : { file, before: now, after: next.text };
  });
  for (const [file, text] of overlay) if (text === readRaw(file)) overlay.delete(file);
  const { refused, warnings } = writeChecked(state.folder, overlay);
  if (refused.length > 0) return { refused };
  Object.assign(change, { isBack, steps });
  const { label, page, backPage } = change;
  const shown = isBack ? { label: `Put back: ${label}`, page: backPage } : { label, page };
  return { saved: { ...shown, warnings } };
}

/** The day of a file without a change: today while it has others, and at last the one that it had at first. */
function getDayBefore(changes: Change[], change: Change, file: string): string | undefined {
  const all = changes.filter(({ steps }) => steps.some((step) => step.file === file));
  if (all.some((one) => one !== change && !one.isBack)) return getBuildDay();
  return getDay(file, all[0]?.steps.find((step) => step.file === file)?.before);
}

/** Why the lines of a change cannot be replaced: names the first later change since which they are gone. */
function explainGone(
  changes: Change[],
  change: Change,
  file: string,
  [from, to]: (string | undefined)[],
): string {
  const later = changes
    .slice(changes.indexOf(change) + 1)
    .find(
      ({ isBack, steps }) =>
        !isBack && steps.some((step) => step.file === file && !replaceLines(step.after, from, to)),
    );
  return later
    ? `A later change is in the same lines. Put that back first: ${later.label}`
    : `The same lines of ${file} have been changed elsewhere: open the file.`;
}

/** A text in which the lines that differ between two others are replaced; undefined where they are not as they were. */
export function replaceLines(
  text: string | undefined,
  from: string | undefined,
  to: string | undefined,
): { text: string | undefined } | undefined {
  if (text === from) return { text: to };
  if (text === undefined || from === undefined || to === undefined) return undefined;
  const [now, old, next] = [text.split("\n"), from.split("\n"), to.split("\n")];
  const { start, rest } = findDifference(old, next);
  const end = old.length - rest;
  // Where no line is removed, or the same lines occur twice, the lines next to them show where they are.
  for (const around of start === end ? [1] : [0, 1]) {
    const first = Math.max(start - around, 0);
    const part = old.slice(first, end + around);
    const [line, ...others] = findLines(now, part);
    if (line === undefined || others.length > 0 || findLines(old, part).length > 1) continue;
    const lines = next.slice(start, next.length - rest);
    return { text: now.toSpliced(line + start - first, end - start, ...lines).join("\n") };
  }
  return undefined;
}

/** Where some lines are in others. */
const findLines = (lines: string[], part: string[]): number[] =>
  lines.flatMap((_, at) => (isDeepStrictEqual(lines.slice(at, at + part.length), part) ? at : []));
