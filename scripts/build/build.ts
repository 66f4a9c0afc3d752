import { enableCompileCache } from "node:module";
import "../load-env.ts";

// What Node has compiled is kept, so that the next build starts sooner.
enableCompileCache(".cache/node");
process.env.NODE_ENV = "production";
if (process.argv.includes("--drafts")) process.env.DRAFTS = "1";
// The bundler, which takes longest, begins before the rest of this program is loaded.
const { hashSources, startBundling } = await import("./bundle.ts");
const { collectCharacters } = await import("../subset-font.ts");
const [sources, characters] = [hashSources(), collectCharacters()];
const bundling = startBundling(sources, characters);
const { buildSite } = await import("./make-site.ts");
process.exit(await buildSite({ bundling, sources, characters }));
