import { home, java, type Mistake } from "./mistake.ts";

/** Figures of publishers. */
export const FIGURES: Mistake[] = [
  [
    "a figure whose sentence lacks its source",
    java,
    "publisher: GitHub",
    "publisher: Azul",
    "courses/core-java.md:@-3 marketDemand[2].description: found 'GitHub's 2025 Octoverse ranks Java fourth among programming languages by contributors,...; name the source in the sentence: 'Azul' is missing",
  ],
  [
    "a figure of an unknown publisher",
    "publishers.yaml",
    "Azul: ",
    "Azule: ",
    [
      "courses/advanced-java.md:… marketDemand[0].source.publisher: found 'Azul'; write Azule, a publisher of content/publishers.yaml, or add it there with its domains",
      "courses/advanced-java.md:… marketDemand[1].source.publisher: found 'Azul'; write Azule, a publisher of content/publishers.yaml, or add it there with its domains",
    ],
  ],
  [
    "a publisher with an address for a domain",
    "publishers.yaml",
    "[azul.com]",
    "[https://azul.com]",
    "publishers.yaml:@ Azul[0]: found 'https://azul.com'; write a domain in small letters, such as bls.gov",
  ],
  [
    "a share that is none",
    home,
    "value: 66%",
    "value: many",
    "pages/home.yaml:@ market.facts[0].value: found 'many'; a share is drawn: write it as 62% or 7 in 10, or give another kind",
  ],
  [
    "a forecast told as a fact",
    home,
    "expect 39%",
    "see 39%",
    "pages/home.yaml:@ market.facts[2].description: found 'Employers surveyed for the World Economic Forum's Future of Jobs Report 2025 see 39% o...; say in the sentence that the publisher expects it",
  ],
];
