/** Files that pages name in their data. */
const FILES = "svg|png|md|json|zip|ics|webmanifest";

/**
 * Leads the addresses in HTML, and in the data from which browsers draw it, to where the site stands. What React Router
 * and the bundler write leads there already; what a component passes to the router must stay as it is.
 */
export function moveAddresses(text: string, base: string): string {
  if (base === "") return text;
  const elsewhere = `(?!/|${base.slice(1)}/)`;
  return text
    .replaceAll(new RegExp(`(\\s(?:href|src)=\\\\*")/${elsewhere}`, "g"), `$1${base}/`)
    .replaceAll(
      new RegExp(`(?<![=\\w])(\\\\*")/${elsewhere}([\\w./-]+\\.(?:${FILES})\\\\*")`, "g"),
      `$1${base}/$2`,
    );
}
