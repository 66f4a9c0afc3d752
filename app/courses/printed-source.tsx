import type { SiteFacts } from "#app/seo/page-metadata.ts";

type PrintedSourceProps = {
  academy: SiteFacts["identity"];
  path: string;
  /** Day of the last change. */
  modified: string;
};

/** Where a printed page comes from, and how old it is. */
export const PrintedSource = ({ academy, path, modified }: PrintedSourceProps) => (
  <p className="page printed-source">
    {`${academy.name} · ${academy.email} · ${academy.origin}${path} · as of ${modified}`}
  </p>
);
