import type { EarlyIsland } from "./early-presses.ts";

/** What the visitor typed, chose or ticked: a control of the page, or a stored copy of it. */
export type ControlState = Pick<HTMLInputElement, "localName" | "value" | "checked">;

/** The controls of an island. */
export const listControls = (island: Element): HTMLInputElement[] => [
  ...island.querySelectorAll<HTMLInputElement>("button, form, input, select, textarea"),
];

/**
 * Copies what the visitor typed, chose or ticked. A hydrated island may have additional controls at its end.
 * @returns false, without a change, if the controls differ in kind.
 */
export function copyValues(from: ControlState[], to: HTMLInputElement[]): boolean {
  const common = to.slice(0, from.length);
  if (common.some(({ localName }, index) => from[index]?.localName !== localName)) return false;
  for (const [index, control] of common.entries()) {
    const { value, checked } = from[index] ?? control;
    if (!control.matches("input, select, textarea")) continue;
    control.value = value;
    if (control.type === "checkbox") control.checked = checked;
  }
  return true;
}

/**
 * Prepares for React replacing an island's elements, as it does where a translator has changed them.
 * @returns a function that gives the new controls the values, focus and presses of the old ones.
 */
export function watchControls(island: EarlyIsland): () => void {
  const old = listControls(island);
  const { activeElement } = document;
  return () => {
    const renewed = listControls(island);
    if (old[0] === renewed[0] || !copyValues(old, renewed)) return;
    const find = (control: Element | null) => renewed[old.indexOf(control as HTMLInputElement)];
    for (const press of island.presses ?? []) press.element = find(press.element) ?? press.element;
    find(activeElement)?.focus({ preventScroll: true });
  };
}
