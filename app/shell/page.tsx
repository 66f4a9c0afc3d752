import type { ReactNode } from "react";
import { PageHead } from "#app/seo/page-head.tsx";
import type { PageMetadata } from "#app/seo/page-metadata.ts";
import { Closing, type ClosingProps } from "#app/ui/closing.tsx";

type PageProps = {
  metadata: PageMetadata;
  children: ReactNode;
  /** Its last word, where it is not one of the sections. */
  closing?: ClosingProps;
  /** What floats at the lower edge of the window over all of it: it must stand behind all else. */
  floating?: ReactNode;
};

/** A page between header and footer: its head and its sections. */
export function Page({ metadata, children, closing, floating }: PageProps) {
  return (
    <>
      <PageHead metadata={metadata} />
      {children}
      {closing ? <Closing {...closing} /> : null}
      {floating}
    </>
  );
}
