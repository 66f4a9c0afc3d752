import { expectCurrentPage } from "./outdated-page.ts";
import { retry } from "./retry.ts";

/** A module's address, which browsers that remember failed modules name in the error. */
const ADDRESS = /https?:\/\/\S+?\.js\b/;

/**
 * Loads a module, again after 1, 2 and 4 seconds. Firefox remembers a module that did not come for as long as the page
 * lives and does not ask for it again, so each further try has an address of its own (Chromium and WebKit ask again
 * anyway). For modules that import no other one: a second address would bring a second copy of those.
 * @throws OutdatedPage at once when the site has been deployed anew, else the last failure.
 */
export function importAgain<Module>(
  load: () => Promise<Module>,
  open: (address: string) => Promise<unknown> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
  let tries = 0;
  let address: string | undefined;
  return retry(
    async () => (address === undefined ? load() : (open(`${address}?retry=${tries}`) as Promise<Module>)),
    async (error) => {
      tries++;
      address ??= ADDRESS.exec(String(error))?.[0];
      await expectCurrentPage();
    },
  );
}
