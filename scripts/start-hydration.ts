/** What React Router leaves in a page for its scripts: a stream that ends when the page's data is complete. */
type PageStream = { streamController: ReadableStreamDefaultController<string> };

/**
 * Starts a page's scripts and asks for the page's data in the first frame after paint, once the page has arrived
 * whole. The build writes this function into each page, so it may use nothing but its parameters.
 * @param dataUrl file with the loader data of this page.
 * @param delays milliseconds before each further try, should the data not come.
 */
export function startHydration(dataUrl: string, delays: number[]): void {
  const load = async () => {
    const { streamController } = (window as unknown as { __reactRouterContext: PageStream })
      .__reactRouterContext;
    for (let tries = 0; ; tries++) {
      try {
        const response = await fetch(dataUrl);
        if (!response.ok) throw new Error(`${dataUrl} answers ${response.status}`);
        streamController.enqueue(await response.text());
        return streamController.close();
      } catch (error) {
        const delay = delays[tries];
        // The page stays as it is, readable; a broken stream would make React take it away.
        if (delay === undefined) return console.error(error);
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
  };
  const start = () => {
    load();
    for (const { text } of document.querySelectorAll<HTMLScriptElement>("script[type=deferred]")) {
      const script = document.createElement("script");
      script.type = "module";
      script.text = text;
      document.head.append(script);
    }
  };
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(start)));
}
