import { expect, it } from "vitest";
import { formatFaultPage } from "./development.ts";

it("shows every fault under a title of its own, with its signs escaped", () => {
  const html = formatFaultPage([
    { file: "content/site.yaml", line: 3, field: "identity.name", found: "'<b>'", fix: "write a name" },
    { file: "content/faq.yaml", line: 1, field: "", found: "nothing", fix: "write its fields" },
  ]);
  for (const part of [
    "<title>2 content faults</title>",
    "<h1>2 content faults</h1>",
    `<a href="vscode://file${process.cwd()}/content/site.yaml:3"><code>content/site.yaml:3</code></a> <code>identity.name</code>`,
    "<p>Found &apos;&lt;b&gt;&apos;</p>",
    "<strong>Write a name</strong>",
    "<code>content/faq.yaml:1</code></a></h2>",
  ])
    expect(html).toContain(part);
});
