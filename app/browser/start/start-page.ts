import { getRetryDelay, RETRY } from "#app/browser/retry.ts";

/** What React Router leaves in a page for its scripts: a stream that ends when the page's data is complete. */
type PageStream = { streamController: ReadableStreamDefaultController<string> };

/** Starts a page's scripts and asks for the page's data in the first frame after paint, once the page is whole. */
export function startPage(): void {
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(start)));
}

function start(): void {
  const deferred = document.querySelector<HTMLScriptElement>("script[type=deferred]");
  if (!deferred) return;
  loadData(deferred.dataset.page ?? "");
  const script = document.createElement("script");
  script.type = "module";
  script.text = deferred.text;
  document.head.append(script);
}

/** Hands the page's data to React Router. */
async function loadData(address: string): Promise<void> {
  const { streamController } = (window as unknown as { __reactRouterContext: PageStream })
    .__reactRouterContext;
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answers ${response.status}`);
      streamController.enqueue(await response.text());
      return streamController.close();
    } catch (error) {
      // The page stays as it is, readable; a broken stream would make React take it away.
      if (tries >= RETRY.retries) return console.error(error);
      await new Promise((resolve) => setTimeout(resolve, getRetryDelay(tries)));
    }
  }
}
