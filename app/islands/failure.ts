import { dropPresses, type EarlyIsland } from "./early-presses.ts";
import { setFindable } from "./panels.ts";

/** Leaves an island as it is without scripts (`data-failed`), under a note whose button calls `onRetry`. */
export function markFailed(island: EarlyIsland, onRetry: () => void): void {
  clearFailure(island);
  island.dataset.failed = "";
  dropPresses(island);
  for (const panel of island.querySelectorAll(".closable")) setFindable(panel, false);
  const note = document.createElement("p");
  note.className = "island-note";
  note.setAttribute("role", "alert");
  note.innerHTML = "This part of the page did not load. <button>Try again</button>";
  note.querySelector("button")?.addEventListener("click", onRetry);
  island.before(note);
}

/** Removes the mark and the note of a failed island. */
export function clearFailure(island: EarlyIsland): void {
  if (island.dataset.failed !== undefined) island.previousElementSibling?.remove();
  delete island.dataset.failed;
}
