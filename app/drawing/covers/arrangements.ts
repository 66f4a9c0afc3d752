/** A place in the units of a sketch; x to the right, y downwards. */
export type Point = [x: number, y: number];

/** Where the marks of a cover go, in any units: a picture of any size stretches them to fill it. */
export type Sketch = {
  marks: Point[];
  /** Lines under the marks; one that leaves the picture ends at its edge. */
  wires?: Point[][];
  /** Whether marks fill the cells of a table. */
  isTable?: boolean;
  /** Whether both directions are stretched alike, so that a circle stays one. */
  isRound?: boolean;
  /** Whether the marks are arcs round one centre, which need no places of their own. */
  isNested?: boolean;
  /** How far each mark is turned, in degrees clockwise; none is turned without it. */
  angles?: number[];
};

/** Far outside every picture. */
const FAR = 99;

/** The whole numbers from 0 to below `count`. */
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

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

/** Rows of marks, each in the middle; `shifts` moves a row to the right. */
const layOutRows = (rows: number[], shifts: number[] = []): Point[][] =>
  rows.map((count, row) =>
    range(count).map((column) => [column - (count - 1) / 2 + (shifts[row] ?? 0), row]),
  );

/** Each mark of a row joined to the one above that `findParent` names. */
const joinRows = (rows: Point[][], findParent: (above: Point[], column: number, row: Point[]) => number) =>
  rows.flatMap((row, index) =>
    row.flatMap((point, column) => {
      const above = rows[index - 1] ?? [];
      const parent = above[findParent(above, column, row)];
      return parent ? [[parent, point]] : [];
    }),
  );

/** Points on a circle round the origin, the first one `start` turns after the top. */
const turn = (count: number, radius: number, start = 0): Point[] =>
  range(count).map((index) => {
    const angle = 2 * Math.PI * (index / count + start);
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  });

/** Marks in columns and rows, filled row by row. */
function layOutGrid(sessions: number, columns: number): Point[] {
  return range(sessions).map((index) => [index % columns, Math.floor(index / columns)]);
}

const grid = (sessions: number, aspect: number): Sketch => ({
  marks: layOutGrid(sessions, Math.ceil(Math.sqrt(sessions * aspect))),
});

const table = (sessions: number): Sketch => ({ marks: layOutGrid(sessions, 4), isTable: true });

/** One path through all marks, down one column and up the next. */
function snakePath(sessions: number, aspect: number): Sketch {
  const usual = Math.sqrt(sessions / aspect);
  const rows =
    [Math.ceil(usual), Math.floor(usual)].find((count) => sessions % count === 0) ?? Math.ceil(usual);
  const marks = range(sessions).map((index): Point => {
    const column = Math.floor(index / rows);
    return [column, column % 2 === 0 ? rows - 1 - (index % rows) : index % rows];
  });
  return { marks, wires: [marks] };
}

/** Rows of one, two, three and more, each mark under its parent. */
function classHierarchy(sessions: number): Sketch {
  const sizes: number[] = [];
  for (let left = sessions; left > 0; left -= sizes.at(-1) ?? left)
    sizes.push(Math.min(sizes.length + 1, left));
  const rows = layOutRows(sizes);
  return {
    marks: rows.flat(),
    wires: joinRows(rows, (above, column) => Math.min(column, above.length - 1)),
  };
}

/** Four lanes from edge to edge, every other one half a step later. */
function threadLanes(sessions: number): Sketch {
  const rows = layOutRows(split(sessions, [1, 1, 1, 1]), [0, 0.5, 0, 0.5]);
  const wires = rows.map((_, lane): Point[] => [
    [-FAR, lane],
    [FAR, lane],
  ]);
  return { marks: rows.flat(), wires };
}

/** A heap: each mark has at most two below it. A level of more than eight hangs in several rows, so that its marks have room. */
function binaryTree(sessions: number): Sketch {
  const marks = range(sessions).map((index): Point => {
    const level = Math.floor(Math.log2(index + 1));
    const place = index + 1 - 2 ** level;
    const rows = Math.max(1, 2 ** (level - 3));
    return [(place + 0.5) / 2 ** level, Math.min(level, 2 + rows) + (place % rows)];
  });
  const wires = marks.slice(1).map((mark, index) => [marks[Math.floor(index / 2)] ?? mark, mark]);
  return { marks, wires };
}

/** A header, a sidebar of two columns, and the content in four. */
function pageLayout(sessions: number): Sketch {
  const [header = 0, sidebar = 0, content = 0] = split(sessions, [1, 1, 2]);
  const block = (count: number, columns: number, left: number): Point[] =>
    layOutGrid(count, columns).map(([x, y]) => [x + left, y + 1.3]);
  const top = range(header).map((index): Point => [(7 * index) / Math.max(header - 1, 1), 0]);
  return { marks: [...top, ...block(sidebar, 2, 0), ...block(content, 4, 4)] };
}

/** Heaps of marks on a flat base: a high one, and after a gap in the second row a low one. */
function cloud(sessions: number): Sketch {
  const [top = [], heaps = [], ...rest] = layOutRows(split(sessions, [2, 4, 6, 8]));
  const low = heaps.slice(-1).map(([x, y]): Point => [x + 1, y]);
  return { marks: [top, heaps.slice(0, -1), low, ...rest].flat(), isRound: true };
}

/** Tiers from one entry to the stores, each mark joined to one above. */
function tiers(sessions: number): Sketch {
  const rows = layOutRows(split(sessions, [1, 3, 6, 6]));
  const wires = joinRows(rows, (above, column, row) => Math.floor((column * above.length) / row.length));
  return { marks: rows.flat(), wires };
}

/** Indented lines of code, and a caret after the last. */
function codeLines(sessions: number): Sketch {
  const indents = [0, 1, 1, 2, 0];
  const marks = split(sessions, [5, 3, 6, 4, 2]).flatMap((count, row) =>
    range(count).map((column): Point => [column + (indents[row] ?? 0), row]),
  );
  const [x, y] = marks.at(-1) ?? [0, 0];
  const caret: Point[] = [
    [x + 0.75, y - 0.35],
    [x + 0.75, y + 0.35],
  ];
  return { marks, wires: [caret] };
}

/** Six agents round a centre, each with its tools. */
function hubs(sessions: number): Sketch {
  const wires: Point[][] = [];
  const marks = split(sessions, [1, 1, 1, 1, 1, 1]).flatMap((count, group) => {
    if (count === 0) return [];
    const at = (spread: number, radius: number) => turn(1, radius, group / 6 + spread);
    const tools = range(count - 1).flatMap((tool) =>
      at((tool - (count - 2) / 2) / 6 / Math.max(3, count - 1), 1.75),
    );
    const [hub] = at(0, 1);
    if (!hub) return [];
    wires.push([[0, 0], hub], ...tools.map((tool) => [hub, tool]));
    return [hub, ...tools];
  });
  return { marks, wires };
}

/** A prompt: '>' and an underscore. */
function promptSign(sessions: number): Sketch {
  const [sign = 0, underscore = 0] = split(sessions, [11, 5]);
  const half = (sign - 1) / 2;
  return {
    marks: [
      ...range(sign).map((index): Point => [half - Math.abs(index - half), index]),
      ...range(underscore).map((index): Point => [half + 1.5 + index, sign - 1]),
    ],
  };
}

/** Columns under a bell curve. */
const bellHistogram = (sessions: number): Sketch => ({
  marks: split(sessions, [1, 2, 4, 5, 5, 4, 2, 1]).flatMap((count, column) =>
    range(count).map((row): Point => [column, -row]),
  ),
});

/** Two rings side by side, joined by one wire: from the last mark of the small one to the first of the large one. */
function joinedRings(sessions: number): Sketch {
  const [small = 0, large = 0] = split(sessions, [2, 3]);
  const [near, far] = [small / 2 / Math.PI, large / 2 / Math.PI];
  const rings = [
    turn(small, near, 0.25 + 1 / Math.max(small, 1)),
    turn(large, far, 0.75).map(([x, y]): Point => [x + near + far + 1, y]),
  ];
  const join = [...(rings[0]?.slice(-1) ?? []), ...(rings[1]?.slice(0, 1) ?? [])];
  return {
    marks: rings.flat(),
    wires: [...rings.map((ring) => [...ring, ...ring.slice(0, 1)]), join],
    isRound: true,
  };
}

/** Arcs round one sender. */
const broadcastArcs = (sessions: number): Sketch => ({
  marks: range(sessions).map(() => [0, 0]),
  isNested: true,
});

/** The hours of a dial, each turned away from its middle; the last one looks the wrong way. */
const dial = (sessions: number): Sketch => ({
  marks: turn(sessions, 1),
  angles: range(sessions).map((index) => (360 * index) / sessions + (index === sessions - 1 ? 180 : 0)),
  isRound: true,
});

/** Every arrangement: the words that complete '24 sessions drawn as ...', and the function that sketches it. */
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
  "prompt-sign": ["a command prompt", promptSign],
  "bell-histogram": ["a bell-shaped histogram", bellHistogram],
  "joined-rings": ["two joined rings of objects", joinedRings],
  "broadcast-arcs": ["arcs of a broadcast", broadcastArcs],
  dial: ["a dial with one mark the wrong way round", dial],
} satisfies Record<string, [drawnAs: string, sketch: (sessions: number, aspect: number) => Sketch]>;

/** Name of an arrangement. */
export type ArrangementName = keyof typeof ARRANGEMENTS;

/** The names of all arrangements. */
export const ARRANGEMENT_NAMES = Object.keys(ARRANGEMENTS) as ArrangementName[];

/** Sketches an arrangement for a picture that is `aspect` times wider than high. */
export const sketch = (name: ArrangementName, sessions: number, aspect: number): Sketch =>
  ARRANGEMENTS[name][1](sessions, aspect);

/** The description of a cover in words. */
export const describeCover = (cover: { arrangement: ArrangementName; sessions: number }): string =>
  `${cover.sessions} sessions drawn as ${ARRANGEMENTS[cover.arrangement][0]}`;
