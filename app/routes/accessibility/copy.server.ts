import { z } from "zod";
import { statement } from "#app/content/fields.server.ts";

/** The shape of `content/pages/accessibility.yaml`. */
export const accessibilitySchema = z.strictObject(statement());
