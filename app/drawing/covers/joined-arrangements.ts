import {
  CENTRE,
  HEIGHT,
  type Layout,
  layOutRows,
  line,
  type Place,
  range,
  round,
  split,
  WIDTH,
} from "./arrangement.ts";

/** One path through all marks, down one column and up the next. */
export function snakePath(sessions: number): Layout {
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
export function classHierarchy(sessions: number): Layout {
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
export function binaryTree(sessions: number): Layout {
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
export function tiers(sessions: number): Layout {
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
export function hubs(sessions: number): Layout {
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
export function joinedRings(sessions: number): Layout {
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
