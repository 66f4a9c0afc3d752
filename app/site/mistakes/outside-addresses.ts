import { home, java, type Mistake } from "./mistake.ts";

/** Addresses of other hosts, and the one of the site itself. */
export const OUTSIDE_ADDRESSES: Mistake[] = [
  [
    "a script as a link",
    java,
    "Advanced Java begins there",
    "[It](javascript:alert(1)) begins there",
    "courses/core-java.md:@ longDescription: found a link to 'javascript:alert(1)'; write an address that begins with https://, mailto:, tel:, / or #, without blanks and entities",
  ],
  [
    "an address without https",
    "pages/privacy.yaml",
    "lead: ",
    "lead: See http://a.example or ",
    "pages/privacy.yaml:@ warning: lead: found 'http://a.example'; write https://, if that address has it",
  ],
  [
    "an origin with a path",
    "site.yaml",
    "origin: https://academy.example",
    "origin: https://academy.example/site",
    "site.yaml:@ identity.origin: found 'https://academy.example/site'; write only https:// and the domain: https://academy.example",
  ],
  [
    "an origin with a query",
    "site.yaml",
    "origin: https://academy.example",
    "origin: https://academy.example?a=b",
    "site.yaml:@ identity.origin: found 'https://academy.example?a=b'; write only https:// and the domain: https://academy.example",
  ],
  [
    "an origin without https",
    "site.yaml",
    "origin: https://academy.example",
    "origin: academy.example",
    "site.yaml:@ identity.origin: found 'academy.example'; write a whole address that begins with https://",
  ],
  [
    "a figure of another site",
    java,
    /https:\/\/github\.blog[^"]*/,
    "https://cisoforum.example/java",
    "courses/core-java.md:@ marketDemand[2].source.url: found 'https://cisoforum.example/java'; link to GitHub itself: github.blog or github.com",
  ],
  [
    "a figure of a site that ends alike",
    home,
    "https://www.pwc.com/",
    "https://www.notpwc.com/",
    "pages/home.yaml:@ market.facts[1].source.url: found 'https://www.notpwc.com/gx/en/news-room/press-releases/2026/pwc-2026-ai-jobs-barometer....; link to PwC itself: pwc.com",
  ],
];
