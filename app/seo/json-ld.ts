import type {
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  SearchAction,
  WebPage,
  WebSite,
} from "schema-dts";
import { COURSES_PATH } from "#app/academy/addresses.ts";
import { type Breadcrumb, getAbsoluteUrl, LOCALE, type SiteFacts } from "./page-metadata.ts";

/** Language of all text, as BCP 47 writes it. */
export const LANGUAGE = LOCALE.replace("_", "-");

/** Path of the logo. Search engines want a file of at least 112 px. */
const LOGO_PATH = "/icons/icon-512.png";

/** Address of the organisation's node, the same on every page. */
export const getOrganizationId = (origin: string): string => `${getAbsoluteUrl(origin, "/")}#organization`;

const getWebsiteId = (origin: string): string => `${getAbsoluteUrl(origin, "/")}#website`;

/** The academy as an organisation, with its parent. */
export function organizationJsonLd({ identity, parent }: SiteFacts): Organization {
  return {
    "@type": "EducationalOrganization",
    "@id": getOrganizationId(identity.origin),
    name: identity.name,
    url: getAbsoluteUrl(identity.origin, "/"),
    logo: getAbsoluteUrl(identity.origin, LOGO_PATH),
    description: identity.description,
    email: identity.email,
    sameAs: identity.profiles,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      email: identity.email,
      areaServed: "IN",
    },
    parentOrganization: { "@type": "Organization", name: parent.name, url: parent.url },
  };
}

/** `query-input` of a search action is missing in the types of schema-dts. */
type QueryAction = SearchAction & { "query-input": string };

/** The site, with its search on the catalogue. */
export function websiteJsonLd({ identity }: SiteFacts): WebSite {
  const search: QueryAction = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${getAbsoluteUrl(identity.origin, COURSES_PATH)}?search={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": getWebsiteId(identity.origin),
    name: identity.name,
    url: getAbsoluteUrl(identity.origin, "/"),
    description: identity.description,
    inLanguage: LANGUAGE,
    publisher: { "@id": getOrganizationId(identity.origin) },
    potentialAction: search,
  };
}

/** A page, with a link to its main entity. */
export function webPageJsonLd(
  { identity }: SiteFacts,
  page: { path: string; name: string; description: string; mainEntity?: string | undefined },
): WebPage {
  const url = getAbsoluteUrl(identity.origin, page.path);
  return {
    "@type": "WebPage",
    "@id": `${url}#webpage`,
    url,
    name: page.name,
    description: page.description,
    inLanguage: LANGUAGE,
    isPartOf: { "@id": getWebsiteId(identity.origin) },
    ...(page.mainEntity ? { mainEntity: { "@id": page.mainEntity } } : {}),
  };
}

/** The breadcrumbs of a page: the pages of the navigation that are above it, then the page itself, by its name there. */
export const getTrail = ({ navigation }: SiteFacts, page: Breadcrumb): Breadcrumb[] => [
  ...navigation.flatMap(({ label, href }) =>
    href === "/" || page.path.startsWith(`${href}/`) ? [{ name: label, path: href }] : [],
  ),
  { ...page, name: navigation.find(({ href }) => href === page.path)?.label ?? page.name },
];

/** The trail, in the same words as on the page. */
export function breadcrumbJsonLd({ identity }: SiteFacts, trail: Breadcrumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: getAbsoluteUrl(identity.origin, path),
    })),
  };
}

/** A list of pages, by their addresses only. */
export function itemListJsonLd({ identity }: SiteFacts, paths: string[]): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: paths.map((path, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: getAbsoluteUrl(identity.origin, path),
    })),
  };
}

/** Questions and answers, word for word as on the page. */
export function faqPageJsonLd(
  { identity }: SiteFacts,
  path: string,
  faq: { question: string; answer: string }[],
): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${getAbsoluteUrl(identity.origin, path)}#faq`,
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
