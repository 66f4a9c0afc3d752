/** A file that is published beside a page. */
export type FileFacts = { name: string; path: string; bytes: number };

/** The published files of an entry, as links name them. */
export const listFileFacts = (
  path: string,
  files: { name: string; text: string; isPublished: boolean }[],
): FileFacts[] =>
  files
    .filter(({ isPublished }) => isPublished)
    .map(({ name, text }) => ({
      name,
      path: `${path}/${name}`,
      bytes: new TextEncoder().encode(text).length,
    }));

/** A size in words, such as '1.8 KB'. */
const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;

/** A link that downloads a file. */
export function FileLink({ file: { name, path, bytes }, label }: { file: FileFacts; label: string }) {
  return (
    <>
      <a href={path} download className="text-link inline-flex min-h-8 items-center break-all">
        <span className="sr-only">{label} </span>
        {name}
      </a>{" "}
      <span className="voice-data whitespace-nowrap text-data text-muted">{formatSize(bytes)}</span>
    </>
  );
}
