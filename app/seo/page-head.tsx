import { Helmet } from "react-helmet-async";
import { SHARE_IMAGE } from "#app/academy/addresses.ts";
import { LOCALE, type PageMetadata, REGION } from "./page-metadata.ts";

type PageHeadProps = {
  metadata: PageMetadata;
  /** Whether search engines are asked to leave the page out, because the site shows drafts. */
  isPreview: boolean;
};

/** Prints the head of a page: title, description, canonical, Open Graph and Twitter. */
export function PageHead({ metadata, isPreview }: PageHeadProps) {
  const { title, description, canonicalUrl, article } = metadata;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={metadata.keywords.join(", ")} />
      <meta name="author" content={metadata.author} />
      <meta name="geo.region" content={REGION} />
      <meta name="robots" content={canonicalUrl && !isPreview ? "max-image-preview:large" : "noindex"} />
      {canonicalUrl ? <link rel="canonical" href={canonicalUrl} /> : null}
      {metadata.markdownUrl ? (
        <link rel="alternate" type="text/markdown" href={metadata.markdownUrl} />
      ) : null}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={metadata.ogType} />
      <meta property="og:description" content={description} />
      {canonicalUrl ? <meta property="og:url" content={canonicalUrl} /> : null}
      <meta property="og:image" content={metadata.ogImage} />
      <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />
      <meta property="og:image:alt" content={metadata.ogImageAlt} />
      <meta property="og:locale" content={LOCALE} />
      <meta property="og:site_name" content={metadata.siteName} />
      {article ? <meta property="article:published_time" content={article.publishedTime} /> : null}
      {article ? <meta property="article:modified_time" content={article.modifiedTime} /> : null}
      {article ? <meta property="article:section" content={article.section} /> : null}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={metadata.ogImage} />
      <meta name="twitter:image:alt" content={metadata.ogImageAlt} />
    </Helmet>
  );
}

/** Prints the structured data of a page: after its content, because it is long and no visitor waits for it. */
export const StructuredData = ({ schema }: Pick<PageMetadata, "schema">) => (
  <Helmet>
    <script type="application/ld+json">{schema}</script>
  </Helmet>
);
