import { CENTRE, HEIGHT, type Layout, line, range, round, split, WIDTH } from "./arrangement.ts";

/** A prompt sign: '>' and an underscore. */
export function promptSign(sessions: number): Layout {
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
export function bellHistogram(sessions: number): Layout {
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
export function broadcastArcs(sessions: number): Layout {
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
export function dial(sessions: number): Layout {
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
