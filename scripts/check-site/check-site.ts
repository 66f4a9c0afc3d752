import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { BODY_RULES } from "./body-rules.ts";
import { COURSE_DATA_RULES } from "./course-data-rules.ts";
import { DATA_RULES } from "./data-rules.ts";
import { DELIVERY_RULES } from "./delivery-rules.ts";
import { FILE_RULES } from "./file-rules.ts";
import { HEAD_RULES } from "./head-rules.ts";
import { LIST_DATA_RULES } from "./list-data-rules.ts";
import type { BuiltSite, Fault, Rule } from "./site.ts";
import { SITEMAP_RULES } from "./sitemap-rules.ts";

/** Every rule that a built site must keep. */
export const RULES: Rule[] = [
  ...HEAD_RULES,
  ...DATA_RULES,
  ...COURSE_DATA_RULES,
  ...LIST_DATA_RULES,
  ...BODY_RULES,
  ...FILE_RULES,
  ...SITEMAP_RULES,
  ...DELIVERY_RULES,
];

/** Every fault of a built site. Page by page, so that no page is read for each rule again. */
export function checkRules(site: BuiltSite): Fault[] {
  const faults = site.pages.flatMap((page) =>
    RULES.flatMap((rule) =>
      "checkPage" in rule
        ? rule.checkPage(page, site).map((detail) => ({ file: page.file, rule: rule.name, detail }))
        : [],
    ),
  );
  const others = RULES.flatMap((rule) =>
    "check" in rule ? rule.check(site).map((fault) => ({ ...fault, rule: rule.name })) : [],
  );
  return [...faults, ...others];
}

/** Faults of the pages as HTML, by html-validate. */
export async function checkHtml(site: BuiltSite): Promise<Fault[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const faults: Fault[] = [];
  for (const { file, html } of site.pages) {
    const report = await validator.validateString(html, file);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        faults.push({ file, rule: `html: ${ruleId}`, detail: `${message} (${line}:${column})` });
      }
    }
  }
  return faults;
}

/** Prints faults as `file: rule: detail`, one a line. */
export const formatFaults = (faults: Fault[]): string =>
  faults.map(({ file, rule, detail }) => `${file}: ${rule}: ${detail}`).join("\n");
