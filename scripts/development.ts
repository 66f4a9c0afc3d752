import type { ServerResponse } from "node:http";
import path from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { ContentProblem } from "#app/content/content-problem.ts";
import type { answerInDevelopment } from "#app/files/serve-site-file.server.ts";
import { escapeXml } from "#app/seo/xml.ts";

/** Reloads the page in development when an editor saves a file of the content. */
export function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    async configureServer(server) {
      const { CONTENT_FOLDER } = await import("#app/site/content-folder.server.ts");
      const folder = path.resolve(CONTENT_FOLDER);
      server.watcher.add(folder);
      server.watcher.on("all", (_event, file) => {
        if (path.resolve(file).startsWith(folder + path.sep)) server.hot.send({ type: "full-reload" });
      });
    },
  };
}

/** Reloads the page in development when a module of it changes that is no island: only islands run in the browser. */
export const pageReload = (): Plugin => ({
  name: "page-reload",
  apply: "serve",
  hotUpdate({ modules, server }) {
    if (this.environment.name !== "ssr") return;
    const { moduleGraph, hot } = server.environments.client;
    // The stylesheet knows the files that it takes classes from, too.
    const isInBrowser = modules.every(({ file }) =>
      [...(moduleGraph.getModulesByFile(file ?? "") ?? [])].some(
        ({ type, importers }) => type === "js" && importers.size > 0,
      ),
    );
    if (modules.length > 0 && !isInBrowser) hot.send({ type: "full-reload" });
  },
});

/** Serves what the build makes beside the pages, and shows the faults of the content in place of a page. */
export function siteFiles(): Plugin {
  return {
    name: "site-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const isDocument = request.headers.accept?.includes("text/html") ?? false;
        try {
          const module = await importOnServer(server, "/app/files/serve-site-file.server.ts");
          const answer = module.answerInDevelopment as typeof answerInDevelopment;
          const file = await answer(new URL(request.url ?? "/", "http://localhost").pathname, isDocument);
          if (!file) return next();
          response.setHeader("Content-Type", file.type);
          response.end(file.content);
        } catch (error) {
          if (!isContentError(error)) next(error);
          else if (isDocument) await showFaults(server, request.url ?? "/", response, error);
          else sayFaults(response, error);
        }
      });
    },
  };
}

/** A module as it now stands, with all that it imports: `ssrLoadModule` keeps what a changed file is imported by. */
function importOnServer({ environments: { ssr } }: ViteDevServer, file: string) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("The development server cannot run modules.");
  return ssr.runner.import(file);
}

/** The error is made by the server's own copy of its class. */
const isContentError = (error: unknown): error is Error & { problems: ContentProblem[] } =>
  error instanceof Error && error.name === "ContentError" && "problems" in error;

/** A page asks for pictures and the like as well: its faults stand in it already. */
function sayFaults(response: ServerResponse, { message }: Error): void {
  response.statusCode = 500;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.end(message);
}

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
<h2><a href="vscode://file${escapeXml(encodeURI(path.resolve(file)))}:${line}"><code>${escapeXml(file)}:${line}</code></a>${field ? ` <code>${escapeXml(field)}</code>` : ""}</h2>
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
body { margin: 0; border-top: 0.75rem solid #c01f2e; color: #0b1b2b; background: #fff; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem }
h1 { margin: 0 0 0.5rem; font-size: clamp(2rem, 5vw, 3rem); line-height: 1.1; letter-spacing: -0.02em }
ol { margin: 2.5rem 0 0; padding: 0; list-style: none; border-bottom: 1px solid #8a94a6 }
li { padding: 1.25rem 0; border-top: 1px solid #8a94a6 }
h2 { margin: 0 0 0.5rem; font-size: 0.9375rem; font-weight: 400; line-height: 1.6 }
h2 a { color: inherit; font-weight: 700; text-underline-offset: 0.2em }
h2 code { display: block }
h2 code, p { overflow-wrap: anywhere }
p { margin: 0; max-width: 60ch; color: #4a6075 }
strong { color: #0b1b2b; font-size: 1.1875rem; line-height: 1.4 }
@media (min-width: 60rem) { li { display: grid; grid-template-columns: 24rem 1fr; column-gap: 2.5rem } h2 { grid-row: span 2; margin: 0.125rem 0 0 } }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Correct what stands below and save: this page then reloads by itself. A name opens its line in Visual Studio Code.</p>
<ol>
${rows.join("\n")}
</ol>
</main>
</body>
</html>
`;
}
