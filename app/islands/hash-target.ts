/** Id that the fragment of an address names; one that is not well encoded names an id as it stands. */
export function getHashTarget(hash: string): string {
  const id = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
