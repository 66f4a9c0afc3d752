import { type ComponentType, useSyncExternalStore } from "react";

/** At most so many toasts are seen at once, each for so many milliseconds. */
export const TOAST = { visible: 3, duration: 4000 } as const;

let toaster: ComponentType | undefined;
const listeners = new Set<() => void>();

/**
 * Puts the toasts into the shell of every page from now on. A page that speaks by toasts brings them along with its
 * own code, so that they need no network when it has something to say; the other pages do not carry them.
 */
export function provideToaster(component: ComponentType): void {
  toaster = component;
  for (const tell of listeners) tell();
}

/** The place of the toasts; stands once in the shell, so that a toast outlives the page that it came from. */
export function ToastArea() {
  const Toaster = useSyncExternalStore(
    subscribe,
    () => toaster,
    () => undefined,
  );
  return Toaster ? <Toaster /> : null;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
