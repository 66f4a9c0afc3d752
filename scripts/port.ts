const DEFAULT_PORT = 4173;

/**
 * The port that PORT names: 4173 where it is not set or empty, any free one where it is 0.
 * @throws Error for what is no port.
 */
export function readPort(value: string | undefined): number {
  const port = value ? Number(value) : DEFAULT_PORT;
  if (/^\d*$/.test(value ?? "") && port <= 65_535) return port;
  throw new Error(`PORT is '${value}': write a number from 1 to 65535, or 0 for any free port.`);
}
