/** A browser engine with one page open, driven in the same way whatever its protocol is. */
export type Engine = {
  /** Loads an address and waits for the load event. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. It may use nothing but its parameters; they and its result are JSON. */
  evaluate: <Result, Parameters extends unknown[]>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Clicks the first element of a selector with the engine's own pointer, once it is there. */
  click: (selector: string) => Promise<void>;
  /** Types into the first element of a selector with the engine's own keyboard. */
  type: (selector: string, text: string) => Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG of the viewport in Base64. */
  screenshot: () => Promise<string>;
  close: () => Promise<void>;
};

/** How long a browser or an element may take to appear on a busy machine, in milliseconds. */
export const PATIENCE = 30_000;

/**
 * Tries something again until it succeeds.
 * @throws the last error when it does not within the time that a busy machine takes.
 */
export async function retry<Result>(run: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
