import { CENTRE, HEIGHT, type Layout, layOutRows, type Place, range, split, WIDTH } from "./arrangement.ts";

/** Marks in equal columns and rows, filled row by row. */
export function grid(sessions: number): Layout {
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
export function table(sessions: number): Layout {
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
export function threadLanes(sessions: number): Layout {
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
export function pageLayout(sessions: number): Layout {
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
export function cloud(sessions: number): Layout {
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
export function codeLines(sessions: number): Layout {
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
