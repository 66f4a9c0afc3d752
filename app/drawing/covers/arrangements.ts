import type { Arrangement } from "./arrangement.ts";
import { bellHistogram, broadcastArcs, dial, promptSign } from "./figure-arrangements.ts";
import { binaryTree, classHierarchy, hubs, joinedRings, snakePath, tiers } from "./joined-arrangements.ts";
import { cloud, codeLines, grid, pageLayout, table, threadLanes } from "./row-arrangements.ts";

/** Every arrangement that a course may name, by its name. */
const ARRANGEMENTS = {
  grid: { drawnAs: "a grid", layOut: grid },
  "snake-path": { drawnAs: "a snake path", layOut: snakePath },
  "class-hierarchy": { drawnAs: "a class hierarchy", layOut: classHierarchy },
  "thread-lanes": { drawnAs: "four lanes of threads", layOut: threadLanes },
  table: { drawnAs: "the rows of a table", layOut: table },
  "binary-tree": { drawnAs: "a binary tree", layOut: binaryTree },
  "page-layout": { drawnAs: "a page with header, sidebar and content", layOut: pageLayout },
  cloud: { drawnAs: "a cloud", layOut: cloud },
  tiers: { drawnAs: "the tiers of a system", layOut: tiers },
  "code-lines": { drawnAs: "lines of code with a caret", layOut: codeLines },
  hubs: { drawnAs: "six agents with their tools", layOut: hubs },
  "prompt-sign": { drawnAs: "a prompt sign", layOut: promptSign },
  "bell-histogram": { drawnAs: "a bell-shaped histogram", layOut: bellHistogram },
  "joined-rings": { drawnAs: "two joined rings of objects", layOut: joinedRings },
  "broadcast-arcs": { drawnAs: "arcs of a broadcast", layOut: broadcastArcs },
  dial: { drawnAs: "a dial with one mark out of place", layOut: dial },
} satisfies Record<string, Arrangement>;

/** Name of an arrangement. */
export type ArrangementName = keyof typeof ARRANGEMENTS;

/** The names of all arrangements. */
export const ARRANGEMENT_NAMES = Object.keys(ARRANGEMENTS) as ArrangementName[];

/** The arrangement of a name. */
export const getArrangement = (name: ArrangementName): Arrangement => ARRANGEMENTS[name];

/** What a cover shows, in words. */
export const describeCover = ({
  arrangement,
  sessions,
}: {
  arrangement: ArrangementName;
  sessions: number;
}): string => `${sessions} sessions drawn as ${ARRANGEMENTS[arrangement].drawnAs}`;
