/** A script of a page that a browser would run: its attributes, and what it runs. */
export type PageScript = { attributes: Record<string, string>; text: string };

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Reads the scripts of a page as React writes them: in small letters, values in quotes, no `<` that a browser could
 * read in another way. Structured data is none.
 * @throws Error for a script in any other form, so that none is overlooked.
 */
export function getScripts(html: string): PageScript[] {
  const scripts: PageScript[] = [];
  mapScripts(html, (script) => {
    scripts.push(script);
    return script;
  });
  return scripts;
}

/**
 * Writes each script of a page anew; one that becomes nothing is left out.
 * @throws Error as `getScripts` does.
 */
export function mapScripts(html: string, change: (script: PageScript) => PageScript | undefined): string {
  let read = 0;
  const changed = html.replace(SCRIPT, (whole, attributes: string, text: string) => {
    read++;
    const script = readScript(attributes, text);
    if (script.attributes.type === "application/ld+json") return whole;
    const next = change(script);
    return next ? writeScript(next) : "";
  });
  const named = html.match(/<script/gi)?.length ?? 0;
  if (named !== read) throw new Error(`The page has ${named} scripts, of which ${read} can be read.`);
  return changed;
}

/** A script as HTML. */
export const writeScript = ({ attributes, text }: PageScript): string =>
  `<script${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}>${text}</script>`;

function readScript(written: string, text: string): PageScript {
  const attributes = [...written.matchAll(/ ([a-z-]+)="([^"]*)"/g)];
  const script = { attributes: Object.fromEntries(attributes.map(([, name, value]) => [name, value])), text };
  // A second attribute of one name, or anything between them, is lost here.
  const isWhole = writeScript({ ...script, text: "" }) === `<script${written}></script>`;
  if (!isWhole || /<(?:!--|\/?script)/i.test(text))
    throw new Error(`The script ${`<script${written}>${text}`.slice(0, 90)} cannot be read.`);
  return script;
}

/**
 * Replaces the one place of a page that matches.
 * @throws Error when there is none, or more than one.
 */
export function replaceOnly(html: string, pattern: RegExp, replace: (group: string) => string): string {
  const found = html.match(pattern)?.length ?? 0;
  if (found !== 1) throw new Error(`${found} places match ${pattern}, not 1.`);
  return html.replace(pattern, (_, group: string) => replace(group));
}
