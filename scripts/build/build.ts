import { enableCompileCache } from "node:module";

// What Node has compiled is kept, so that the next build starts sooner.
enableCompileCache(".cache/node");
process.env.NODE_ENV = "production";
if (process.argv.includes("--drafts")) process.env.DRAFTS = "1";
await import("./make-site.ts");
