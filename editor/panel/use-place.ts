import { useEffect, useRef } from "react";
import type { Finding } from "#app/content/finding.ts";

/** Opens all parts of a page or form that an element is in. */
export function openDetails(element: Element): void {
  for (let part = element.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
    part.open = true;
}

/** Where a form is: at its first control, as far down as it was left, or at what is refused. */
export function usePlace(kind: "new" | "one" | "all", file: string, isOpened: boolean, refused: Finding[]) {
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const panel = root.current?.parentElement;
    if (!isOpened || !panel) return;
    if (kind !== "all") panel.querySelector<HTMLElement>("textarea, input, select")?.focus();
    if (kind !== "all") return;
    const name = `editing-scrolled ${file}`;
    panel.scrollTop = Number(sessionStorage.getItem(name));
    const keep = () => sessionStorage.setItem(name, String(panel.scrollTop));
    panel.addEventListener("scroll", keep);
    return () => panel.removeEventListener("scroll", keep);
  }, [kind, file, isOpened]);
  useEffect(() => {
    const find = (what: string) => root.current?.querySelector<HTMLElement>(what);
    const wrong = refused.length > 0 ? (find('[aria-invalid="true"]') ?? find(".fault")) : undefined;
    if (!wrong) return;
    openDetails(wrong);
    wrong.focus();
    wrong.scrollIntoView({ block: "center" });
  }, [refused]);
  return root;
}
