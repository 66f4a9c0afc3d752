import { getSettings } from "#app/academy/settings.server.ts";
import { MESSAGES } from "#app/contact/messages-collection.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { TESTED_FOLDER } from "../../scripts/build/folders.ts";
import { runCommand } from "../../scripts/command/command.ts";
import { endOnSignal } from "../../scripts/command/start-program.ts";
import { serveSite } from "../../scripts/hosts/serve.ts";
import { STORE_ADVICE, startLocalStore } from "../../scripts/store/local-store.ts";

/** Serves the site of the browser tests with a local message store, until Playwright ends it (playwright.config.ts). */
async function serve(): Promise<void> {
  const store = await startLocalStore();
  if (store) await warmUp(store.host);
  if (!store && getSettings().CI) throw new Error(`There is no local message store: ${STORE_ADVICE}.`);
  const { redirects } = getSiteContent();
  const site = await serveSite({ port: 0, folder: TESTED_FOLDER, redirects, isCompressed: false });
  console.log(`The site: ${site.url} The store: ${store?.host ?? ""}`);
}

/** Writes what the rules refuse. On a busy machine, a store's first write takes longer than a form waits. */
const warmUp = (host: string) =>
  fetch(`http://${host}/v1/projects/demo-cold/databases/(default)/documents/${MESSAGES}`, {
    method: "POST",
    body: "{}",
  });

endOnSignal();
runCommand(serve);
