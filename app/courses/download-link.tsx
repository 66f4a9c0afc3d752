import { getButtonClass } from "#app/ui/button-link.tsx";

/** What a link to an archive shows. */
export type DownloadLinkProps = {
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

/** A size in words, such as '1.8 KB'. */
const formatSize = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;
