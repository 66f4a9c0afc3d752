import { expect, it } from "vitest";
import { getRetryDelay, RETRY } from "#app/islands/retry.ts";
import { loadSiteContent } from "#app/site/site-content.server.ts";
import { TIME_LIMIT } from "./contact/message-sender.ts";
import { FEATURED_COUNT } from "./courses/featured.ts";
import { RELATED_COUNT } from "./courses/related-courses.ts";
import { LOCALE, REGION, SHARE_IMAGE, THEME_COLOR, VIEWPORT } from "./seo/page-metadata.ts";
import { TOAST } from "./ui/toaster.tsx";
import { TOOLTIP } from "./ui/tooltip-script.ts";

const site = loadSiteContent("content");

// Numbers that the owner has fixed; each stands once, where it is used.
it("keeps the owner's constants and limits", () => {
  expect(FEATURED_COUNT).toBe(6);
  expect(RELATED_COUNT).toBe(3);
  expect(site.faq).toHaveLength(6);
  expect(TOAST).toEqual({ visible: 3, duration: 4000 });
  expect(TOOLTIP).toEqual({ openDelay: 700, skipDelay: 300 });
  expect(SHARE_IMAGE).toEqual({ width: 1200, height: 630, default: "/og-image.png" });
  expect({ THEME_COLOR, LOCALE, REGION }).toEqual({ THEME_COLOR: "#0099FF", LOCALE: "en_US", REGION: "IN" });
  expect(VIEWPORT).toContain("maximum-scale=5");
  expect(RETRY.retries).toBe(3);
  expect([0, 1, 2, 3, 4, 5, 6].map(getRetryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(TIME_LIMIT).toBe(10_000);
});

// What the owner says of the two tracks that have an end: a stop may lose its page, but not its length.
it.each([
  [
    "Foundation",
    ["28-58 weeks", "112+ sessions", "15+ projects"],
    ["Python 12 24", "Java 14 28", "Full Stack Web 16 32", "AWS 10 20", "Hosting and Deployment 6 12"],
  ],
  [
    "AI-Powered",
    ["30-54 weeks", "88 sessions", "12+ projects"],
    [
      "Prompt Engineering 8 16",
      "Cursor AI 10 20",
      "Design Tools 8 16",
      "AI Agents and MCP 12 24",
      "AI Debug Support 6 12",
    ],
  ],
])("keeps the totals and stops of %s", (track, facts, stops) => {
  const found = site.pages["learning-paths"].paths.find((path) => path.track === track);
  expect(found?.facts).toEqual(facts);
  expect(found?.rows.map(({ name, weeks, sessions }) => `${name} ${weeks} ${sessions}`)).toEqual(stops);
});
