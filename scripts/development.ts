import type { ServerResponse } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { escapeXml } from "#app/browser/xml.ts";
import type { ContentProblem } from "#app/content/content-problem.ts";
import type { answerInDevelopment } from "#app/files/serve-site-file.server.ts";

/** Reloads the page in development when an editor saves a file in content/. */
export function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    configureServer(server) {
      server.watcher.add("content");
      server.watcher.on("all", (_event, file) => {
        if (/(^|\/)content\//.test(file)) server.hot.send({ type: "full-reload" });
      });
    },
  };
}

/** Serves what the build makes beside the pages, and shows the faults of the content in place of a page. */
export function siteFiles(): Plugin {
  return {
    name: "site-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const isDocument = request.headers.accept?.includes("text/html") ?? false;
        try {
          const module = await server.ssrLoadModule("/app/files/serve-site-file.server.ts");
          const answer = module.answerInDevelopment as typeof answerInDevelopment;
          const file = await answer(new URL(request.url ?? "/", "http://localhost").pathname, isDocument);
          if (!file) return next();
          response.setHeader("Content-Type", file.type);
          response.end(file.content);
        } catch (error) {
          if (isDocument && isContentError(error))
            await showFaults(server, request.url ?? "/", response, error);
          else next(error);
        }
      });
    },
  };
}

/** The error is made by the server's own copy of its class. */
const isContentError = (error: unknown): error is Error & { problems: ContentProblem[] } =>
  error instanceof Error && error.name === "ContentError" && "problems" in error;

async function showFaults(
  server: ViteDevServer,
  url: string,
  response: ServerResponse,
  { problems }: { problems: ContentProblem[] },
): Promise<void> {
  response.statusCode = 500;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  // Vite adds the script that reloads the page when the fault is corrected.
  response.end(await server.transformIndexHtml(url, formatFaultPage(problems)));
}

/** A page with every fault of the content: where it is, what stands there and what to write instead. */
export function formatFaultPage(problems: ContentProblem[]): string {
  const title = problems.length === 1 ? "1 content fault" : `${problems.length} content faults`;
  const rows = problems.map(
    ({ file, line, field, found, fix }) => `<li>
<h2><code>${escapeXml(file)}:${line}</code>${field ? ` <code>${escapeXml(field)}</code>` : ""}</h2>
<p>Found ${escapeXml(found)}</p>
<p><strong>${escapeXml(fix[0]?.toUpperCase() + fix.slice(1))}</strong></p>
</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body { margin: 0; border-top: 0.75rem solid #c01f2e; color: #0b1220; background: #fff; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { margin: 0 0 0.5rem; font-size: 2rem; line-height: 1.2 }
ol { margin: 2rem 0 0; padding: 0; list-style: none }
li { padding: 1rem 0; border-top: 1px solid #8a94a6 }
h2 { margin: 0; font-size: 1rem; overflow-wrap: anywhere }
p { margin: 0.25rem 0 0; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Correct what stands below and save: this page then reloads by itself.</p>
<ol>
${rows.join("\n")}
</ol>
</main>
</body>
</html>
`;
}
