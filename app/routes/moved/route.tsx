import { Helmet } from "react-helmet-async";
import { data } from "react-router";
import { InlineScript, type PageHandle } from "#app/document/document-context.tsx";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { getUnindexedMetadata } from "#app/seo/web-page.ts";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { findPageTitle } from "#app/site/output-paths.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";

/** The page redirects by a script. */
export const handle: PageHandle = { scripts: ["moved"] };

/** Where the page of an old address is now; 404 when no page has moved from there. */
export function loader({ params }: Route.LoaderArgs) {
  const content = getSiteContent();
  const { site, pages, redirects } = content;
  const to = redirects.find(({ from }) => from === `/${params["*"]}`)?.to;
  if (to === undefined) throw data(null, { status: 404 });
  const { title, text } = pages["not-found"].moved;
  return {
    title,
    text,
    to,
    label: findPageTitle(content, to) ?? to,
    // Indexable, with the new address as canonical: search engines then pass on what they know of the old one.
    metadata: {
      ...getUnindexedMetadata(site, { title, description: text, keywords: [title] }),
      canonicalUrl: getAbsoluteUrl(site.identity.origin, to),
    },
  };
}

/** The page at an old address, for hosts that do not redirect: it redirects by itself, and has a link. */
export default function Moved({ loaderData }: Route.ComponentProps) {
  const { title, text, to, label, metadata } = loaderData;
  return (
    <Page metadata={metadata}>
      <Helmet>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </Helmet>
      <InlineScript name="moved" data-to={to} />
      <PageTitle title={title} lead={text}>
        <p className="mt-part">
          <ButtonLink href={to}>{label}</ButtonLink>
        </p>
      </PageTitle>
    </Page>
  );
}
