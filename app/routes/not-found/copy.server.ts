import { z } from "zod";
import { heading, link, linkedText, list, pageMeta, titledText } from "#app/content/fields.server.ts";

/** The shape of `content/pages/not-found.yaml`: the 404 page and that of moved addresses. */
export const notFoundSchema = z.strictObject({
  meta: pageMeta.omit({ modified: true }),
  ...heading,
  primary: link,
  secondary: link,
  popular: list("Popular pages.", link).min(1),
  moved: titledText.describe("Shown at an old address where the host cannot redirect by itself."),
  courseNotFound: linkedText.describe("Shown at an address below /courses/ that does not exist."),
});
