/** What is wrong, and what to do, for errors of the file system that are not a fault of the program. */
const ADVICE: Record<string, string> = {
  ENOSPC: "the disk is full: free some space, and try again",
  EDQUOT: "your disk quota is used up: free some space, and try again",
  EACCES: "permission denied: let this user read and write it",
  EPERM: "permission denied: let this user read and write it",
  EROFS: "the disk is read-only: move the project to another one",
  ENOTDIR: "a file is where a folder must be: remove or rename that file",
  EISDIR: "a folder is where a file must be: remove or rename that folder",
  EMFILE: "too many files are open: close other programs, and try again",
};

/** An error of the file system as a sentence; undefined for any other error, whose stack is needed. */
export function formatSystemError(error: unknown): string | undefined {
  const { code = "", path } = (error ?? {}) as NodeJS.ErrnoException;
  const advice = ADVICE[code];
  return advice === undefined ? undefined : `${path ? `${path}: ` : ""}${advice} (${code}).`;
}
