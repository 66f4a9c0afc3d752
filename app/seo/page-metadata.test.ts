import { expect, it } from "vitest";
import { SHARE_IMAGE } from "#app/academy/addresses.ts";
import { TEST_SITE } from "#app/testing/site-fixture.ts";
import { LOCALE, REGION, THEME_COLOR, VIEWPORT } from "./page-metadata.ts";
import { getUnindexedMetadata, getWebPageMetadata } from "./web-page.ts";

const page = { title: "About", description: "About us.", keywords: ["about"] };

/** The nodes of a page's structured data. */
const readGraph = (schema: string): Record<string, unknown>[] => JSON.parse(schema)["@graph"];

it("is an article with article data", () => {
  const article = {
    section: "Foundation",
    tags: ["java"],
    publishedTime: "2026-01-01",
    modifiedTime: "2026-02-01",
  };
  const image = { path: "/share/core-java.png", alt: "Core Java" };
  expect(getWebPageMetadata(TEST_SITE, "/courses/core-java", page, { article, image })).toMatchObject({
    ogType: "article",
    article,
    ogImage: "https://academy.example/share/core-java.png",
  });
});

it("is complete by default, and no article", () => {
  const metadata = getWebPageMetadata(TEST_SITE, "/about", page);
  expect(metadata).toMatchObject({
    title: "About | Zero Academy",
    canonicalUrl: "https://academy.example/about",
    ogType: "website",
    ogImage: "https://academy.example/og-image.png",
    author: "Zero Academy",
    siteName: "Zero Academy",
  });
  expect(metadata.article).toBeUndefined();
});

it("keeps the quotes that are printed out of the head", () => {
  const typed = { title: "What we don’t do", description: "‘Yes’, in 3–4 weeks – or “no”." };
  const image = { path: "/x.png", alt: "A learner’s page" };
  const metadata = getWebPageMetadata(TEST_SITE, "/about", { ...page, ...typed }, { image });
  const description = "'Yes', in 3-4 weeks - or \"no\".";
  expect(metadata).toMatchObject({
    title: "What we don't do | Zero Academy",
    description,
    ogImageAlt: "A learner's page",
  });
  expect(readGraph(metadata.schema)[2]).toMatchObject({ name: "What we don't do", description });
});

it("gives the home page a canonical address that ends in a slash", () =>
  expect(getWebPageMetadata(TEST_SITE, "/", page).canonicalUrl).toBe("https://academy.example/"));

it("gives an unindexed page no canonical address", () => {
  expect(getUnindexedMetadata(TEST_SITE, page)).not.toHaveProperty("canonicalUrl");
});

it("prints structured data that no text can break out of", () => {
  const description = "</script><script>alert(1)";
  const { schema } = getWebPageMetadata(TEST_SITE, "/about", { ...page, description });
  expect(schema).not.toContain("<");
  expect(readGraph(schema)[2]).toMatchObject({ description });
});

it("links its nodes by identifiers that are there", () => {
  const { schema } = getWebPageMetadata(TEST_SITE, "/about", page);
  const nodes = readGraph(schema);
  expect(nodes.map((node) => node["@type"])).toEqual([
    "EducationalOrganization",
    "WebSite",
    "WebPage",
    "BreadcrumbList",
  ]);
  const ids = nodes.map((node) => node["@id"]);
  for (const [, id] of schema.matchAll(/:\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
});

it("names the trail in the words of the navigation, but for the home page", () => {
  const trail = (path: "/" | "/about" | "/dev-toolkit") =>
    readGraph(getWebPageMetadata(TEST_SITE, path, page).schema).find(
      (node) => node["@type"] === "BreadcrumbList",
    )?.itemListElement;
  expect(trail("/about")).toMatchObject([
    { position: 1, name: "Home", item: "https://academy.example/" },
    { position: 2, name: "About us", item: "https://academy.example/about" },
  ]);
  expect(trail("/dev-toolkit")).toMatchObject([{ name: "Home" }, { name: page.title }]);
  expect(trail("/")).toBeUndefined();
});

it("has the values that the owner has fixed", () => {
  expect(SHARE_IMAGE).toEqual({ width: 1200, height: 630, default: "/og-image.png" });
  expect([THEME_COLOR, LOCALE, REGION]).toEqual(["#0099FF", "en_US", "IN"]);
  expect(VIEWPORT).toContain("maximum-scale=5");
});
