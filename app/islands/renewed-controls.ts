import type { EarlyIsland } from "./early-presses.ts";

/**
 * Prepares for React rendering the island anew, which it does when the HTML was changed before hydration, as translators
 * change it.
 * @returns the function that gives the new controls what the visitor did with the old ones: values, focus and recorded
 * events. It does nothing if the elements are the same, or if the new ones do not correspond to the old ones.
 */
export function watchControls(island: EarlyIsland): () => void {
  const old = listControls(island);
  const { activeElement } = document;
  return () => {
    const renewed = listControls(island);
    const isAlike = old.every(({ localName }, index) => renewed[index]?.localName === localName);
    if (!isAlike || old[0] === renewed[0]) return;
    const find = (control: Element | null) => renewed[old.indexOf(control as HTMLElement)];
    for (const control of old) copyValue(control, find(control));
    for (const event of island.recorded ?? []) event.element = find(event.element) ?? event.element;
    find(activeElement)?.focus({ preventScroll: true });
  };
}

const listControls = (island: Element) => [
  ...island.querySelectorAll<HTMLElement>("button, form, input, select, textarea"),
];

function copyValue(from: HTMLElement, to: HTMLElement | undefined): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.value = from.value;
    to.checked = from.checked;
  }
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value;
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) to.value = from.value;
}
