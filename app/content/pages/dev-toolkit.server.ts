import { z } from "zod";
import { link, text, titledText } from "../text.server.ts";
import { pageMeta } from "./page-meta.server.ts";

const heading = z.strictObject({ /** Heading. */ title: text(), /** Sentence under it. */ lead: text() });

/** The shape of `content/pages/dev-toolkit.yaml`; {promptsClaim}, {prompts} and {days} are replaced by counts. */
export const devToolkitSchema = z.strictObject({
  meta: pageMeta,
  /** Heading. */
  title: text(),
  /** Sentence under it. */
  lead: text(),
  prompts: heading,
  roadmap: heading,
  downloads: heading,
  /** Call to action. */
  closing: z.strictObject({ ...titledText.shape, links: z.array(link).min(1) }),
});
