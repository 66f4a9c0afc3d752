import { expect, it } from "vitest";
import { FEATURED_COUNT, RELATED_COUNT } from "#app/courses/course.ts";
import { getRetryDelay, RETRY } from "#app/islands/retry.ts";
import { TIME_LIMIT } from "./contact/contact-session.ts";
import { LOCALE, REGION, SHARE_IMAGE, THEME_COLOR, VIEWPORT } from "./seo/page-metadata.ts";
import { TOAST } from "./ui/toaster.tsx";
import { TOOLTIP } from "./ui/tooltip-script.ts";

// Numbers that the owner has fixed; each stands once, where it is used.
it("keeps the owner's constants and limits", () => {
  expect(FEATURED_COUNT).toBe(6);
  expect(RELATED_COUNT).toBe(3);
  expect(TOAST).toEqual({ visible: 3, duration: 4000 });
  expect(TOOLTIP).toEqual({ openDelay: 700, skipDelay: 300 });
  expect(SHARE_IMAGE).toEqual({ width: 1200, height: 630, default: "/og-image.png" });
  expect({ THEME_COLOR, LOCALE, REGION }).toEqual({ THEME_COLOR: "#0099FF", LOCALE: "en_US", REGION: "IN" });
  expect(VIEWPORT).toContain("maximum-scale=5");
  expect(RETRY.retries).toBe(3);
  expect([0, 1, 2, 3, 4, 5, 6].map(getRetryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(TIME_LIMIT).toBe(10_000);
});
