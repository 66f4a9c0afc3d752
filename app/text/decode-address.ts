/** Decodes a part of an address; undefined where a % begins no code. */
export function decodeAddress(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
