/** A browser engine with one page open, driven alike whatever its protocol is. */
export type Engine = {
  /** Loads an address and waits for the load event. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page; it may use nothing but its parameters, and both ways carry JSON. */
  evaluate: <Result, Parameters extends unknown[]>(
    run: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => Promise<Result>;
  /** Presses the first element of a selector with the engine's own pointer. */
  click: (selector: string) => Promise<void>;
  /** Types into the first element of a selector with the engine's own keyboard. */
  type: (selector: string, text: string) => Promise<void>;
  /** Sets the size of the window's inside, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts an engine. @throws Error that says how to get the engine where it is not installed. */
export type StartEngine = () => Promise<Engine>;
