import type { EarlyAction } from "#app/browser/early-actions.tsx";

/**
 * Remembers what is done before the page is hydrated and is not answered by the page itself. A form must not be sent
 * by the browser. Typed text needs no record: no text field of a built page is controlled.
 */
export function recordActions(): void {
  window.earlyActions = [];
  const on = (type: string, record: (event: Event, target: Element) => EarlyAction | undefined) =>
    addEventListener(
      type,
      (event) => {
        const isAnswered = event.defaultPrevented || !window.earlyActions;
        const action = isAnswered ? undefined : record(event, event.target as Element);
        if (action) window.earlyActions?.push(action);
      },
      true,
    );
  on("click", (event, target) => {
    const element = target.closest("button:not([popovertarget])");
    if (!element) return undefined;
    event.preventDefault();
    return { element };
  });
  on("change", (_, target) => {
    if (!target.matches("select,[type=checkbox]")) return undefined;
    const { value, checked } = target as HTMLInputElement;
    return { element: target, value, checked };
  });
}
