import { createRoot } from "react-dom/client";
import { getWeeksPath } from "#app/academy/addresses.ts";
import { loadJson } from "#app/islands/json-file.ts";
import { type CourseWeeks, Weeks } from "./weeks.tsx";

/** The rows that are filled, or being filled. */
const filled = new WeakSet<HTMLDetailsElement>();

/** Fills the rows of the catalogue with their weeks as they open, until the returned function is called. */
export function openWeeks(): () => void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>(".board-row > [open]")) fill(details);
  // `toggle` does not bubble.
  document.addEventListener("toggle", onToggle, true);
  return () => document.removeEventListener("toggle", onToggle, true);
}

function onToggle({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open) fill(target);
}

/** Loads the weeks of a row, once. Until they are there, and where they do not load, it has a link to them. */
async function fill(details: HTMLDetailsElement): Promise<void> {
  const slug = details.closest<HTMLElement>("[data-course]")?.dataset.course;
  const panel = details.lastElementChild;
  if (!slug || !panel || filled.has(details)) return;
  filled.add(details);
  try {
    const course = await loadJson<CourseWeeks>(getWeeksPath(slug));
    panel.replaceChildren();
    createRoot(panel).render(<Weeks course={course} />);
  } catch (error) {
    console.error(error);
    filled.delete(details);
  }
}
