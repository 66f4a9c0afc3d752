import { getButtonClass } from "#app/ui/button-link.tsx";

type DownloadLinkProps = {
  address: string;
  /** Name of the file once it is downloaded. */
  file: string;
  /** In bytes. */
  size: number;
  needs: string;
};

/** A link that downloads all files of a session or brief: its size, and what they need. */
export const DownloadLink = ({ address, file, size, needs }: DownloadLinkProps) => (
  <p className="mt-5 print:hidden">
    <a href={address} download={file} className={getButtonClass()}>
      Download the files
    </a>
    <span className="voice-data mt-2 block wrap-anywhere text-data text-muted">
      {file}, {formatSize(size)}, {needs}
    </span>
  </p>
);

/** A file of a session or brief, to be read in the browser. */
export const FileLink = ({ name, path }: { name: string; path?: string | undefined }) => (
  <a href={path} type="text/plain" className="text-link inline-flex min-h-8 items-center break-all">
    {name}
  </a>
);

/** A size in words, such as '1.8 KB'. */
const formatSize = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;
