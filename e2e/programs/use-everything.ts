/**
 * Presses every button and tab, opens everything, writes into every field: of parts with the same classes inside the
 * same, the first ten. Gives the number of parts that it used.
 */
export const useEverything = async (): Promise<number> => {
  const makes = new Map<Element | null, string>();
  const seen = new Map<string, number>();
  const isToUse = (part: Element): boolean => {
    const make = `${makes.get(part.parentElement) ?? ""} ${part.localName}.${part.getAttribute("class")}`;
    makes.set(part, make);
    if (!part.matches("button, summary, input:not([type=file]), textarea, select, a[href^='#']"))
      return false;
    seen.set(make, (seen.get(make) ?? 0) + 1);
    return (seen.get(make) ?? 0) <= 10;
  };
  const parts = [...document.querySelectorAll<HTMLElement>("body *")].filter(isToUse);
  for (const [index, part] of parts.entries()) {
    part.focus();
    if (part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement) {
      if (["search", "text", "email", "textarea"].includes(part.type)) part.value = "<b>x";
      part.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    if (part instanceof HTMLSelectElement) part.selectedIndex = part.options.length - 1;
    part.dispatchEvent(new Event("change", { bubbles: true }));
    part.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
    part.click();
    // Twenty at a time: the toolkit has hundreds, and draws all that stands open.
    if (index % 20 === 19) await new Promise((resolve) => setTimeout(resolve));
  }
  return parts.length;
};
