import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getServerFolder } from "../build/folders.ts";
import { writeApacheFile } from "./apache-file.ts";
import { writeCaddyFile } from "./caddy-file.ts";
import type { Delivery } from "./delivery.ts";
import { writeHeadersFile, writeRedirectsFile } from "./headers-file.ts";
import { writeNginxFile } from "./nginx-file.ts";

/** Writes what each kind of host needs: into the site where the host looks for it there, else beside it. */
export function writeHostFiles(
  delivery: Delivery,
  siteFolder: string,
  serverFolder = getServerFolder(),
): void {
  const files = [
    [siteFolder, "_headers", writeHeadersFile(delivery)],
    [siteFolder, "_redirects", writeRedirectsFile(delivery)],
    [siteFolder, ".htaccess", writeApacheFile(delivery)],
    // GitHub Pages then publishes the files as they are.
    [siteFolder, ".nojekyll", ""],
    [serverFolder, "nginx.conf", writeNginxFile(delivery)],
    [serverFolder, "Caddyfile", writeCaddyFile(delivery)],
  ] as const;
  mkdirSync(serverFolder, { recursive: true });
  for (const [folder, name, text] of files) writeFileSync(path.join(folder, name), text);
}
