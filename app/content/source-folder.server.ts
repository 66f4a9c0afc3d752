import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { type FileOverlay, locateFaults, readText } from "./content-file.server.ts";
import { ContentError, type TextFault } from "./finding.ts";

/** Hidden files, backups of text editors, and files that Windows leaves in a folder. */
const IGNORED = /^\.|~$|^#.*#$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** A folder of content: its files by their names in it. Symbolic links in it are refused, so that nothing outside is read. */
export class SourceFolder {
  /** Names of all files, in order, including those that are refused. */
  readonly names: readonly string[];
  /** Why a file or folder is not read, by its name. */
  readonly refused = new Map<string, TextFault>();
  readonly #root: string;
  readonly #overlay: FileOverlay;

  /**
   * @param overlay texts to read instead of files on disk, by path.
   * @throws ContentError if the folder does not exist.
   */
  constructor(root: string, overlay: FileOverlay = new Map()) {
    this.#root = root;
    this.#overlay = overlay;
    if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
      const fix = `restore it: git checkout -- ${root}`;
      throw new ContentError(locateFaults(root, [{ line: 1, found: "no such folder", fix }]));
    }
    const added = [...overlay.keys()].map((file) => path.posix.relative(root, file));
    this.names = [...new Set([...this.#list(""), ...added])].filter((name) => !this.#isGone(name)).toSorted();
  }

  /** The path of a file, as findings name it. */
  locate = (name: string): string => path.posix.join(this.#root, name);

  /** The text of a file, or why it cannot be read. */
  readText(name: string): string | TextFault[] {
    const fault = this.refused.get(name);
    return fault ? [fault] : readText(this.locate(name), this.#overlay.get(this.locate(name)));
  }

  #isGone(name: string): boolean {
    const file = this.locate(name);
    return this.#overlay.has(file) && this.#overlay.get(file) === undefined;
  }

  #list(folder: string): string[] {
    return readdirSync(this.locate(folder), { withFileTypes: true })
      .filter(({ name }) => !IGNORED.test(name))
      .flatMap((entry) => {
        const name = path.posix.join(folder, entry.name);
        if (entry.isDirectory()) return this.#list(name);
        if (entry.isFile()) return name;
        this.refused.set(name, {
          line: 1,
          found: "a symbolic link",
          fix: "put the file or folder itself here",
        });
        return name;
      });
  }
}
