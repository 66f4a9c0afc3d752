/** The Cache-Control of an address of the site. */
export function cacheControl(path) {
  if (path.startsWith("/api/")) return "no-store";
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (!name.includes(".")) return "no-cache";
  const hasFingerprint = /-[0-9a-f]{6,}\.[^.]+$/.test(name);
  return hasFingerprint ? "max-age=31536000, immutable" : "max-age=3600";
}
