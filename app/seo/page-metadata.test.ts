import { expect, it } from "vitest";
import { LOCALE, REGION, SHARE_IMAGE, type SiteFacts, THEME_COLOR, VIEWPORT } from "./page-metadata.ts";
import { getUnindexedMetadata, getWebPageMetadata } from "./web-page.ts";

const site = {
  identity: {
    name: "Zero Academy",
    description: "Live courses.",
    origin: "https://academy.example",
    email: "a@b.example",
    author: "Zero Academy",
    profiles: [],
  },
  parent: { name: "Zero AI Labs", url: "https://parent.example" },
  navigation: [
    { label: "Home", href: "/" },
    { label: "About us", href: "/about" },
  ],
} as unknown as SiteFacts;
const page = { title: "About", description: "About us.", keywords: ["about"] };

it("is complete by default", () => {
  expect(getWebPageMetadata(site, "/about", page)).toMatchObject({
    title: "About | Zero Academy",
    canonicalUrl: "https://academy.example/about",
    ogType: "website",
    ogImage: "https://academy.example/og-image.png",
    author: "Zero Academy",
    siteName: "Zero Academy",
  });
});

it("gives the home page the only canonical address that ends in a slash", () => {
  expect(getWebPageMetadata(site, "/", page).canonicalUrl).toBe("https://academy.example/");
});

it("gives a page that must not be indexed no address of its own", () => {
  expect(getUnindexedMetadata(site, page)).not.toHaveProperty("canonicalUrl");
});

it("is an article only with article data, and leaks nothing into the next page", () => {
  const article = {
    section: "Foundation",
    tags: ["java"],
    publishedTime: "2026-01-01",
    modifiedTime: "2026-02-01",
  };
  const image = { path: "/share/core-java.png", alt: "Core Java" };
  const first = getWebPageMetadata(site, "/courses/core-java", page, { article, image });
  const second = getWebPageMetadata(site, "/about", page);
  expect(first).toMatchObject({
    ogType: "article",
    article,
    ogImage: "https://academy.example/share/core-java.png",
  });
  expect(second.ogType).toBe("website");
  expect(second.ogImage).toBe("https://academy.example/og-image.png");
  expect(second.article).toBeUndefined();
});

it("prints structured data that no text can break out of", () => {
  const { schema } = getWebPageMetadata(site, "/about", {
    ...page,
    description: "</script><script>alert(1)",
  });
  expect(schema).not.toContain("<");
  expect(JSON.parse(schema)["@graph"][2].description).toBe("</script><script>alert(1)");
});

it("links its nodes by identifiers that are there", () => {
  const { schema } = getWebPageMetadata(site, "/about", page);
  const nodes = JSON.parse(schema)["@graph"] as { "@id": string; "@type": string }[];
  const ids = nodes.map((node) => node["@id"]);
  expect(nodes.map((node) => node["@type"])).toEqual([
    "EducationalOrganization",
    "WebSite",
    "WebPage",
    "BreadcrumbList",
  ]);
  for (const [, id] of schema.matchAll(/:\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
});

it("says the trail in the words of the navigation, but for the home page", () => {
  const trail = (path: "/" | "/about" | "/dev-toolkit") =>
    JSON.parse(getWebPageMetadata(site, path, page).schema)["@graph"].find(
      (node: { "@type": string }) => node["@type"] === "BreadcrumbList",
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
