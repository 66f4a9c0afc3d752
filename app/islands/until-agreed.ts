/** Milliseconds after which a refused change of the address is tried again. */
const PAUSE = 1000;

/**
 * Makes a change of the address that is asked for again until the browser agrees: Safari refuses it after a hundred
 * changes in half a minute. The page works meanwhile.
 * @param write makes the change that is wanted when it is called, if any.
 */
export function untilAgreed(write: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function attempt() {
    clearTimeout(timer);
    try {
      write();
    } catch {
      timer = setTimeout(attempt, PAUSE);
    }
  };
}
