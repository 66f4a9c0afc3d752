import { readFileSync, writeFileSync } from "node:fs";
import { dump, load } from "js-yaml";
import { FILLED_DAY } from "#app/site/filled-content.server.ts";

/** Replaces every placeholder of a `site.yaml` and proves every claim, as an owner does before the launch. */
export function replacePlaceholders(file: string): void {
  const site = load(readFileSync(file, "utf8")) as Record<string, Record<string, unknown>> &
    Record<"statistics" | "delivery" | "promises", Record<string, unknown>[]>;
  Object.assign(site.identity ?? {}, {
    origin: "https://academy.org",
    email: "hello@academy.org",
    chatNumber: "919812345678",
    chatNumberShown: "+91 98123 45678",
    profiles: ["https://labs.org/academy"],
  });
  Object.assign(site.parent ?? {}, { url: "https://labs.org" });
  Object.assign(site.tools ?? {}, { url: "https://tools.org" });
  Object.assign(site.licence ?? {}, { chosen: FILLED_DAY });
  for (const claim of [...site.statistics, ...site.delivery, ...site.promises]) claim.asOf = FILLED_DAY;
  writeFileSync(file, dump(site));
}
