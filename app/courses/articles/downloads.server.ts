import path from "node:path";
import type { MarkedToken } from "marked";
import { getZipPath } from "#app/academy/addresses.ts";
import type { Site } from "#app/academy/site-schema.server.ts";
import { type Body, readFence } from "#app/content/markdown.server.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { endSentence } from "#app/text/typography.ts";
import { type Brief, getBriefArchive } from "./brief-collection.server.ts";
import type { Archive } from "./download-fields.server.ts";
import { getSessionArchive, type Session } from "./session-collection.server.ts";
import { createZip } from "./zip.server.ts";

/** By the extension of the tests: what they need, what to do before, how they run. */
const LANGUAGES: Record<string, { needs: string; before: string; run: string }> = {
  ".py": { needs: "Python 3.11 or later", before: "python3 --version", run: "python3" },
  ".mjs": { needs: "Node 24 or later", before: "node --version", run: "node --test" },
  // Before Java 18, `javac` and `java` use another encoding than UTF-8 on some computers.
  ".java": {
    needs: "Java 17 or later",
    before: "javac -encoding UTF-8",
    run: "java -Dfile.encoding=UTF-8",
  },
};

type Articles = { sessions: Session[]; briefs: Brief[] };

/** What the archives are made from, by collection. */
export const getArchives = ({ articles: { sessions, briefs } }: { articles: Articles }) => ({
  sessions: sessions.map(getSessionArchive),
  briefs: briefs.map(getBriefArchive),
});

/** The articles whose files can be downloaded as an archive. */
export const listDownloads = (content: { articles: Articles }): Archive[] =>
  Object.values(getArchives(content)).flat();

/** A session or brief as an archive: its one folder, the files in it, and the three commands that run its tests. */
export type Download = {
  folder: string;
  /** Address of the archive. */
  address: string;
  needs: string;
  tests: string;
  commands: string[];
  files: { name: string; text: string }[];
};

/** The programs, data and tests of a session or brief, with a README. */
export function getDownload(article: Archive, site: Pick<Site, "identity" | "licence">): Download {
  const { folder, tests } = article;
  const { ext, name } = path.parse(tests);
  const language = LANGUAGES[ext] ?? { needs: "", before: "", run: "" };
  const isJava = ext === ".java";
  const commands = [
    `cd ${folder}`,
    article.prepare ?? (isJava ? `${language.before} ${tests}` : language.before),
    `${language.run} ${isJava ? name : tests}`,
  ];
  const needs = article.needs ?? language.needs;
  const published = article.files.filter(({ path }) => path);
  // If the page shows a file several times, its last version counts.
  const files = new Map([...listPrograms(article.body), ...published].map(({ name, text }) => [name, text]));
  const readme = writeReadme(article, { commands, needs }, site);
  return {
    folder,
    address: getZipPath(article.path),
    needs,
    tests,
    commands,
    files: [["README.md", readme], ...files].map(([name = "", text = ""]) => ({ name, text })),
  };
}

/** The files that the listings of a text show, in their order. */
const listPrograms = ({ tokens }: Body): Download["files"] =>
  (tokens as MarkedToken[]).flatMap((token) => {
    if (token.type !== "code") return [];
    const { file } = readFence(token.lang);
    return file === undefined ? [] : { name: file, text: `${token.text}\n` };
  });

/** What the page of a session or brief shows of its download. */
export function describeDownload(article: Archive, site: Pick<Site, "identity" | "licence">) {
  const download = getDownload(article, site);
  const { address, needs, folder } = download;
  return { address, needs, file: `${folder}.zip`, size: packDownload(download, article.modified).length };
}

/** The archive of a download: every build writes the same bytes. */
export const packDownload = ({ folder, files }: Download, day: string) =>
  createZip(
    files.map(({ name, text }) => ({ name: `${folder}/${name}`, text })),
    day,
  );

const writeReadme = (
  { title, description, path, folder, shows, isLicensed }: Archive,
  { commands, needs }: Pick<Download, "commands" | "needs">,
  { identity, licence }: Pick<Site, "identity" | "licence">,
): string => `# ${title}

${description}

The ${shows}: <${getAbsoluteUrl(identity.origin, path)}>

${endSentence(`You need ${needs}`)} Open a terminal where the folder \`${folder}\` is, and run:

${commands.map((command) => `    ${command}\n`).join("")}
The last command runs the tests. They fail until the task is done: the line that begins with 'not yet:' names the first
task.${commands.some((command) => command.startsWith("python3")) ? " On Windows, type `py` for `python3`." : ""}

${identity.name}${isLicensed ? `, [${licence.name}](${licence.url})` : ""}
`;
