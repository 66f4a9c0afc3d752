import { expect, it } from "vitest";
import { FAQ } from "#app/contact/faq-collection.server.ts";
import type { Collection, Content } from "#app/content/collection.server.ts";
import { parseContentFile } from "#app/content/content-file.server.ts";
import { checkHeads } from "./heads.server.ts";

it("leaves out what has a title and a description, but no page", () => {
  const file = parseContentFile("content/events/a.yaml", "title: Fair\ndescription: We are there.\n");
  const event = { file, slug: "a", data: file.data, files: [] };
  const entries = ((collection: Collection) =>
    collection === FAQ ? [event, event] : []) as Content["entries"];
  expect(checkHeads({ entries }, { name: "Zero Academy" })).toEqual([]);
});
