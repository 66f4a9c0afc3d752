import { workerData } from "node:worker_threads";
import { setSiteContent } from "#app/site/site-content.server.ts";
import { type PathQueue, writePaths } from "./write-paths.ts";

// A further thread of the build. Reading the content again would take longer than its copy.
const queue = workerData as PathQueue;
setSiteContent(queue.content);
await writePaths(queue);
