import { isDeepStrictEqual } from "node:util";
import type { FileOverlay } from "#app/content/content-file.server.ts";
import { type Change, type EditingState, type Result, setDay, writeChecked } from "./save.ts";
import { findDifference, readRaw } from "./write-content.ts";

type PutBack = { id?: number; files?: string[]; isBack?: boolean; withLater?: boolean };

/**
 * Puts a change back, or the last one of some files, or makes it again, whatever was changed after it. Later changes without
 * which it cannot be put back are named first.
 */
export async function putBack(
  state: EditingState,
  { id, files, isBack = true, withLater }: PutBack,
): Promise<Result> {
  const isOf = ({ steps }: Change) => steps.some(({ file }) => files?.includes(file));
  const change = state.changes.findLast((one) => (files ? !one.isBack && isOf(one) : one.id === id));
  if (!change && files) throw new Error("Nothing of this page was saved: see Changes.");
  if (!change || change.isBack === isBack) throw new Error("That has been done already: open Changes again.");
  const { overlay, undone } = revertFirstPossible(isBack ? listPossible(state, change) : [[change]], isBack);
  const put = undone.map((one) => one.change);
  if (put.length > 1 && !withLater) return { later: put.slice(0, -1).map(({ label }) => label) };
  for (const file of overlay.keys()) if (state.days.has(file)) setDay(state, overlay, file, put);
  const refused = await writeChecked(state, overlay);
  if (refused.length > 0) return { refused };
  for (const one of undone) Object.assign(one.change, { isBack, steps: one.steps });
  const labels = put.map(({ label, backLabel }) => (isBack ? backLabel : label)).join(" ");
  return isBack
    ? { saved: { label: `Put back. ${labels}`, page: change.backPage } }
    : { saved: { label: labels, page: change.page } };
}

/** What can be put back together, the least first: a change with none, one or all of the later ones of its files. */
function listPossible({ changes }: EditingState, change: Change): Change[][] {
  const files = new Set(change.steps.map(({ file }) => file));
  const later = changes.slice(changes.indexOf(change) + 1).filter(({ isBack, steps }) => {
    const isOfThem = !isBack && steps.some(({ file }) => files.has(file));
    // A file may have moved since.
    if (isOfThem) for (const { file } of steps) files.add(file);
    return isOfThem;
  });
  return [[change], ...later.map((one) => [one, change]), [...later.toReversed(), change]];
}

/**
 * Files without changes, the first of several that is possible, and what each did, so that it can be undone exactly.
 * @throws Error where none is possible.
 */
function revertFirstPossible([put = [], ...others]: Change[][], isBack: boolean) {
  const overlay: FileOverlay = new Map();
  try {
    const undone = put.map((change) => ({
      change,
      steps: change.steps.map(({ file, before, after }) => {
        const now = overlay.has(file) ? overlay.get(file) : readRaw(file);
        const next = revert(now, isBack ? before : after, isBack ? after : before);
        overlay.set(file, next);
        return isBack ? { file, before: next, after: now } : { file, before: now, after: next };
      }),
    }));
    for (const [file, text] of overlay) if (text === readRaw(file)) overlay.delete(file);
    return { overlay, undone };
  } catch (error) {
    if (others.length === 0) throw error;
    return revertFirstPossible(others, isBack);
  }
}

/**
 * A text without a change that was made in it, whatever else has changed since.
 * @throws Error where the changed lines are not there as they were.
 */
export function revert(text: string | undefined, before: string | undefined, after: string | undefined) {
  if (text === after) return before;
  const gone = new Error("A later change is in the same lines: put that back first, or open the file.");
  if (text === undefined || before === undefined || after === undefined) throw gone;
  const [now, old, changed] = [text.split("\n"), before.split("\n"), after.split("\n")];
  const { start, rest } = findDifference(old, changed);
  const end = changed.length - rest;
  // Removed lines return between the same two. Others are found by themselves, or with those on one of their sides.
  const both = { above: 1, below: 1 };
  const sides = start === end ? [both] : [{ above: 1, below: 0 }, { above: 0, below: 1 }, both];
  for (const { above, below } of sides) {
    const cut = (around: number) => changed.slice(Math.max(start - around * above, 0), end + around * below);
    // As many lines around them as make them the only ones of their kind.
    const around = changed.findIndex((_, count) => findLines(changed, cut(count)).length === 1);
    const [place, ...others] = findLines(now, cut(around));
    if (around < 0 || place === undefined || others.length > 0) continue;
    const first = place + Math.min(start, around * above);
    return now.toSpliced(first, end - start, ...old.slice(start, old.length - rest)).join("\n");
  }
  throw gone;
}

/** Where some lines are in others. */
const findLines = (lines: string[], part: string[]): number[] =>
  lines.flatMap((line, at) =>
    line === part[0] && isDeepStrictEqual(lines.slice(at, at + part.length), part) ? at : [],
  );
