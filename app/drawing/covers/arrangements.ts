import { round } from "#app/drawing/mark.ts";

/** Size of every cover, in its own units and in the pixels of its image element. */
export const COVER_SIZE = { width: 640, height: 400 } as const;

/** A place for a mark: its centre and half its height. */
export type Place = {
  x: number;
  y: number;
  r: number;
  /** How many times wider than high. */
  wide?: number;
  /** A path of its own in place of the track's mark; with `stroke` it is drawn as a line of that width. */
  path?: string;
  stroke?: number;
};

/** Where the marks of a cover stand, and the lines behind them as an SVG path. */
type Layout = { places: Place[]; wires?: string; wireWidth?: number };

const { width: WIDTH, height: HEIGHT } = COVER_SIZE;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 } as const;

/** The whole numbers from 0 to below `count`. */
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** SVG path of a straight line. */
const line = (from: { x: number; y: number }, to: { x: number; y: number }): string =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

/** Splits a number of marks into rows in given proportions; the rows add up to it exactly. */
function split(sessions: number, proportions: number[]): number[] {
  const total = proportions.reduce((sum, part) => sum + part, 0);
  let passed = 0;
  return proportions.map((part) => {
    const before = Math.round((passed * sessions) / total);
    passed += part;
    return Math.round((passed * sessions) / total) - before;
  });
}

/** Rows of marks, each centred, closer together where the longest would leave the cover. */
function layOutRows(
  rows: number[],
  { top, bottom, widest, size }: { top: number; bottom: number; widest: number; size: number },
): Place[][] {
  const rise = rows.length > 1 ? (bottom - top) / (rows.length - 1) : 0;
  const step = Math.min(widest, (WIDTH - 70) / Math.max(...rows));
  const r = Math.min(size, step * 0.4);
  return rows.map((count, row) =>
    range(count).map((column) => ({
      x: CENTRE.x + (column - (count - 1) / 2) * step,
      y: top + row * rise,
      r,
    })),
  );
}

/** Marks in equal columns and rows, filled row by row. */
function grid(sessions: number): Layout {
  const columns = Math.ceil(Math.sqrt(sessions * 1.6));
  const rows = Math.ceil(sessions / columns);
  const step = Math.min((WIDTH - 120) / columns, (HEIGHT - 90) / rows);
  const places = range(sessions).map((index) => ({
    x: CENTRE.x + ((index % columns) - (columns - 1) / 2) * step,
    y: CENTRE.y + (Math.floor(index / columns) - (rows - 1) / 2) * step,
    r: step * 0.3,
  }));
  return { places };
}

/** Cells of four columns. */
function table(sessions: number): Layout {
  const columns = 4;
  const rows = Math.ceil(sessions / columns);
  const stepY = Math.min(52, (HEIGHT - 40) / rows);
  const places = range(sessions).map((index) => ({
    x: CENTRE.x + ((index % columns) - (columns - 1) / 2) * 128,
    y: CENTRE.y + (Math.floor(index / columns) - (rows - 1) / 2) * stepY,
    r: stepY * 0.4,
    wide: 57 / (stepY * 0.4),
  }));
  return { places };
}

/** Four lanes side by side, every other one a step later. */
function threadLanes(sessions: number): Layout {
  const lanes = split(sessions, [1, 1, 1, 1]);
  const step = Math.min(66, (WIDTH - 90) / (Math.max(...lanes) + 0.5));
  const places = lanes.flatMap((count, lane) =>
    range(count).map((column) => ({
      x: CENTRE.x + (column - (count - 1) / 2 + (lane % 2 === 0 ? -0.25 : 0.25)) * step,
      y: CENTRE.y + (lane - 1.5) * 92,
      r: 23,
    })),
  );
  return {
    places,
    wires: lanes.map((_, lane) => `M0 ${CENTRE.y + (lane - 1.5) * 92}H${WIDTH}`).join(""),
    wireWidth: 4,
  };
}

/** A header, a sidebar of two columns, and the content. */
function pageLayout(sessions: number): Layout {
  const [header = 0, sidebar = 0, content = 0] = split(sessions, [1, 1, 2]);
  const rows = Math.ceil(content / 4);
  const rise = Math.min(68, (HEIGHT - 190) / Math.max(rows - 1, 1));
  const r = Math.min(21, rise * 0.4, (WIDTH - 184) / header / 2.6);
  const block = (count: number, columns: number, x: number, y: number, step: number): Place[] =>
    range(count).map((index) => ({
      x: x + (index % columns) * step,
      y: y + Math.floor(index / columns) * rise,
      r,
    }));
  const places = [
    ...range(header).map((index) => ({
      x: 92 + (index * (WIDTH - 184)) / Math.max(header - 1, 1),
      y: 56,
      r,
    })),
    ...block(sidebar, 2, 92, 144, 65),
    ...block(content, 4, 92 + 65 * 4, 144, (WIDTH - 184 - 65 * 4) / 3),
  ];
  return { places };
}

/** A cloud: short rows over long ones. */
function cloud(sessions: number): Layout {
  const rows = layOutRows(split(sessions, [2, 5, 6, 7]), {
    top: 76,
    bottom: HEIGHT - 70,
    widest: 76,
    size: 26,
  });
  const shifts = [48, -12, 10, 0];
  return {
    places: rows.flatMap((row, index) =>
      row.map((place) => ({ ...place, x: place.x + (shifts[index] ?? 0) })),
    ),
  };
}

/** Indented lines of code, and a caret after the last. */
function codeLines(sessions: number): Layout {
  const indents = [0, 1, 1, 2, 0];
  const rows = split(sessions, [5, 3, 6, 4, 2]);
  const longest = Math.max(...rows.map((count, row) => count + (indents[row] ?? 0)));
  const step = Math.min(61, (WIDTH - 196) / longest);
  const places = rows.flatMap((count, row) =>
    range(count).map((column) => ({
      x: 136 + ((indents[row] ?? 0) + column) * step,
      y: 48 + row * 76,
      r: Math.min(21, step * 0.4),
    })),
  );
  const last = places.at(-1) ?? { x: 136, y: 352 };
  return { places, wires: `M${last.x + 50} ${last.y - 30}v60`, wireWidth: 12 };
}

/** One path through all marks, down one column and up the next. */
function snakePath(sessions: number): Layout {
  const rows = 4;
  const columns = Math.ceil(sessions / rows);
  const [stepX, stepY] = [Math.min(90, (WIDTH - 110) / columns), 88];
  const places = range(sessions).map((index) => {
    const column = Math.floor(index / rows);
    const row = column % 2 === 0 ? index % rows : rows - 1 - (index % rows);
    return {
      x: CENTRE.x + (column - (columns - 1) / 2) * stepX,
      y: CENTRE.y + ((rows - 1) / 2 - row) * stepY,
      r: Math.min(24, stepX * 0.32),
    };
  });
  return { places, wires: `M${places.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`, wireWidth: 7 };
}

/** Rows of one, two, three and more, each mark under its parent. */
function classHierarchy(sessions: number): Layout {
  const rows: number[] = [];
  for (let left = sessions; left > 0; left -= rows.at(-1) ?? left) rows.push(Math.min(rows.length + 1, left));
  const placed = layOutRows(rows, {
    top: 38,
    bottom: HEIGHT - 38,
    widest: 76,
    size: 17,
  });
  const wires = placed.flatMap((row, index) =>
    row.map((place, column) => {
      const parents = placed[index - 1];
      const parent = parents?.[Math.min(column, parents.length - 1)];
      return parent ? line(parent, place) : "";
    }),
  );
  return { places: placed.flat(), wires: wires.join(""), wireWidth: 4 };
}

/** A heap: each mark has at most two below it. */
function binaryTree(sessions: number): Layout {
  const depth = Math.floor(Math.log2(sessions));
  const places = range(sessions).map((index) => {
    const level = Math.floor(Math.log2(index + 1));
    const inLevel = index + 1 - 2 ** level;
    return {
      x: 24 + ((inLevel + 0.5) * (WIDTH - 48)) / 2 ** level,
      y: 44 + (level * (HEIGHT - 88)) / Math.max(depth, 1),
      r: level === depth ? 12.5 : 17,
    };
  });
  const wires = places.slice(1).map((place, index) => line(places[Math.floor(index / 2)] ?? place, place));
  return { places, wires: wires.join(""), wireWidth: 4 };
}

/** Tiers from one entry to the stores, each mark joined to one above. */
function tiers(sessions: number): Layout {
  const rows = layOutRows(split(sessions, [1, 3, 6, 6]), {
    top: 56,
    bottom: HEIGHT - 56,
    widest: 94,
    size: 22,
  });
  const wires = rows.flatMap((row, index) => {
    const above = rows[index - 1];
    if (!above) return [];
    return row.map((place, column) =>
      line(above[Math.floor((column * above.length) / row.length)] ?? place, place),
    );
  });
  return { places: rows.flat(), wires: wires.join(""), wireWidth: 4 };
}

/** Six agents round a centre, each with its tools. */
function hubs(sessions: number): Layout {
  const centre = { x: CENTRE.x, y: CENTRE.y };
  const groups = split(sessions, [1, 1, 1, 1, 1, 1]);
  const wires: string[] = [];
  const places = groups.flatMap((count, group) => {
    const angle = (group * Math.PI) / 3 - Math.PI / 2;
    const at = (direction: number, x: number, y: number) => ({
      x: CENTRE.x + Math.cos(direction) * x,
      y: CENTRE.y + Math.sin(direction) * y,
    });
    const hub = { ...at(angle, 148, 92), r: 20 };
    if (count > 0) wires.push(line(centre, hub));
    const tools = range(Math.max(count - 1, 0)).map((index) => {
      const spread = (index - (count - 2) / 2) * 0.32;
      return { ...at(angle + spread, 252, 168), r: 15.5 };
    });
    wires.push(...tools.map((tool) => line(hub, tool)));
    return count > 0 ? [hub, ...tools] : [];
  });
  return { places, wires: wires.join(""), wireWidth: 4 };
}

/** Two wired rings that hold each other, a small and a large one. */
function joinedRings(sessions: number): Layout {
  const [small = 0, large = 0] = split(sessions, [2, 3]);
  const ring = (count: number, x: number, radius: number, start: number): Place[] =>
    range(count).map((index) => ({
      x: x + Math.cos(start + (index * 2 * Math.PI) / count) * radius,
      y: CENTRE.y + Math.sin(start + (index * 2 * Math.PI) / count) * radius,
      r: 18,
    }));
  const rings = [ring(small, 196, 112, Math.PI / 8), ring(large, 404, 148, Math.PI / 12)];
  const wires = rings.flatMap((places) =>
    places.map((place, index) => line(place, places[(index + 1) % places.length] ?? place)),
  );
  return { places: rings.flat(), wires: wires.join(""), wireWidth: 5 };
}

/** A prompt sign: '>' and an underscore. */
function promptSign(sessions: number): Layout {
  const [sign = 0, underscore = 0] = split(sessions, [11, 5]);
  const half = (sign - 1) / 2;
  const places = [
    ...range(sign).map((index) => ({
      x: 96 + (half - Math.abs(index - half)) * (200 / Math.max(half, 1)),
      y: 52 + (index * (HEIGHT - 104)) / Math.max(sign - 1, 1),
      r: 17,
    })),
    ...range(underscore).map((index) => ({
      x: 366 + index * Math.min(46, (WIDTH - 396) / underscore),
      y: HEIGHT - 52,
      r: 17,
    })),
  ];
  return { places };
}

/** Columns under a bell curve, on an axis. */
function bellHistogram(sessions: number): Layout {
  const columns = split(sessions, [1, 2, 4, 5, 5, 4, 2, 1]);
  const tallest = Math.max(...columns);
  const step = Math.min(66, (HEIGHT - 80) / tallest);
  const places = columns.flatMap((count, column) =>
    range(count).map((row) => ({
      x: CENTRE.x + (column - 3.5) * 70,
      y: HEIGHT - 66 - row * step,
      r: step * 0.33,
    })),
  );
  return { places, wires: `M40 ${HEIGHT - 26}H${WIDTH - 40}`, wireWidth: 5 };
}

/** Bows round one sender. */
function broadcastArcs(sessions: number): Layout {
  const step = round((CENTRE.x * 0.86) / sessions);
  const [x, y] = [CENTRE.x, CENTRE.y + (step * sessions) / 2];
  const places = range(sessions).map((index) => {
    const r = (index + 1) * step;
    return {
      x,
      y,
      r,
      path: `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0`,
      stroke: step * 0.46,
    };
  });
  return { places };
}

/** Hours of a dial, the last one out of place and askew. */
function dial(sessions: number): Layout {
  const bar = (angle: number, radius: number, direction: number): string => {
    const at = (half: number) => ({
      x: CENTRE.x + Math.cos(angle) * radius + Math.cos(direction) * half,
      y: CENTRE.y + Math.sin(angle) * radius + Math.sin(direction) * half,
    });
    return line(at(-40), at(40));
  };
  const places = range(sessions).map((index) => {
    const angle = (index * 2 * Math.PI) / sessions - Math.PI / 2;
    const path = index === sessions - 1 ? bar(angle, 158, angle + 0.7) : bar(angle, 124, angle);
    return { x: CENTRE.x, y: CENTRE.y, r: 20, path, stroke: 36 };
  });
  return { places };
}

/** Every arrangement: the words that complete '24 sessions drawn as ...', and a function that places the marks. */
const ARRANGEMENTS = {
  grid: ["a grid", grid],
  "snake-path": ["a snake path", snakePath],
  "class-hierarchy": ["a class hierarchy", classHierarchy],
  "thread-lanes": ["four lanes of threads", threadLanes],
  table: ["the rows of a table", table],
  "binary-tree": ["a binary tree", binaryTree],
  "page-layout": ["a page with header, sidebar and content", pageLayout],
  cloud: ["a cloud", cloud],
  tiers: ["the tiers of a system", tiers],
  "code-lines": ["lines of code with a caret", codeLines],
  hubs: ["six agents with their tools", hubs],
  "prompt-sign": ["a prompt sign", promptSign],
  "bell-histogram": ["a bell-shaped histogram", bellHistogram],
  "joined-rings": ["two joined rings of objects", joinedRings],
  "broadcast-arcs": ["arcs of a broadcast", broadcastArcs],
  dial: ["a dial with one mark out of place", dial],
} satisfies Record<string, [drawnAs: string, layOut: (sessions: number) => Layout]>;

/** Name of an arrangement. */
export type ArrangementName = keyof typeof ARRANGEMENTS;

/** The names of all arrangements. */
export const ARRANGEMENT_NAMES = Object.keys(ARRANGEMENTS) as ArrangementName[];

/** Where the marks of a cover stand. */
export const layOut = (name: ArrangementName, sessions: number): Layout => ARRANGEMENTS[name][1](sessions);

/** The description of a cover in words. */
export const describeCover = (cover: { arrangement: ArrangementName; sessions: number }): string =>
  `${cover.sessions} sessions drawn as ${ARRANGEMENTS[cover.arrangement][0]}`;
