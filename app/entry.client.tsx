import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isEarly, watchPanels } from "#app/browser/early-tabs.ts";
import { tolerateForeignChanges } from "#app/browser/foreign-changes.ts";
import { guardHistory, navigationGuard } from "#app/browser/navigation-guard.ts";
import { startPrefetch } from "#app/browser/prefetch.ts";
import { getScriptState, setScriptState } from "#app/browser/script-state.ts";
import { startMenu } from "#app/shell/menu.ts";

if (import.meta.env.DEV) startMenu();
startPrefetch();
guardHistory();
watchPanels(() => !isEarly());
window.undoForeignChanges?.();
tolerateForeignChanges();

/**
 * The page as it was built, until React has hydrated it without a fault. It belongs to a document without a window:
 * in this one the copy of a picture that waits until it comes near would be loaded at once.
 */
let built: Node | undefined = document.implementation
  .createHTMLDocument()
  .importNode(document.documentElement, true);
addEventListener("scriptstate", () => {
  // After the last effect, so that a fault in one of them still finds it.
  if (getScriptState() === "ready") setTimeout(() => (built = undefined));
});

startTransition(() => {
  const root = hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[navigationGuard]} />
    </StrictMode>,
    { onCaughtError: keepPage, onUncaughtError: keepPage },
  );

  /** A fault during hydration leaves the page that was there, to be used without scripts. */
  function keepPage(error: unknown): void {
    console.error(error);
    const page = built;
    if (!page) return;
    built = undefined;
    queueMicrotask(() => {
      root.unmount();
      document.documentElement?.remove();
      document.append(page);
      setScriptState("failed");
    });
  }
});
