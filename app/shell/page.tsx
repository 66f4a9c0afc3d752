import { type ReactNode, use } from "react";
import { DocumentContext } from "#app/document/document-context.tsx";
import { PageHead, StructuredData } from "#app/seo/page-head.tsx";
import type { PageMetadata } from "#app/seo/page-metadata.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { ActionLinks } from "#app/ui/button-link.tsx";
import type { NavigationLink } from "./header.tsx";

/** The words of a closing section. */
type ClosingProps = { title: string; text: string; links: NavigationLink[] };

type PageProps = {
  metadata: PageMetadata;
  children: ReactNode;
  /** The closing section of most pages. */
  closing?: ClosingProps;
  /** Whether the page shows its trail by itself. */
  hasOwnTrail?: boolean;
};

/** A page between header and footer: its head, its trail and its sections. */
export function Page({ metadata, children, closing, hasOwnTrail = false }: PageProps) {
  return (
    <>
      <PageHead metadata={metadata} isPreview={use(DocumentContext).isPreview} />
      {metadata.trail && !hasOwnTrail ? (
        <div className="page">
          <Breadcrumbs trail={metadata.trail} />
        </div>
      ) : null}
      {children}
      {closing ? <Closing {...closing} /> : null}
      <StructuredData schema={metadata.schema} />
    </>
  );
}

/** The closing section of a page, on ink; the first link is the main one. */
function Closing({ title, text, links }: ClosingProps) {
  return (
    <section className="on-ink border-ink-rule border-b print:hidden">
      <div className="page grid gap-part py-section lg:grid-cols-[minmax(18rem,1fr)_auto] lg:items-end">
        <div className="max-w-text">
          <h2 className="voice-wide text-h2">{title}</h2>
          <p className="mt-2 text-ink-muted sm:mt-4 text-lead">{text}</p>
        </div>
        <ActionLinks links={links} isOnInk className="gap-2 sm:gap-3" />
      </div>
    </section>
  );
}
