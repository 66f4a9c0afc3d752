import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { type EarlyIsland, replayEvents } from "#app/islands/early-presses.ts";
import { createSlot, LiveIsland } from "#app/islands/island.tsx";
import { markFailed } from "#app/islands/load-islands.ts";
import { watchControls } from "#app/islands/renewed-controls.ts";
import "./app.css";

type IslandModule = { default: ComponentType<object> };

const modules = import.meta.glob<IslandModule>("./**/*.island.tsx");

// The modules of a page run once, so an island that throws can only be hydrated in a new page.
const reload = () => location.reload();

/** Hydrates one island of the page. */
async function hydrate(element: EarlyIsland): Promise<void> {
  const { island: name = "", prefix = "", props = "{}" } = element.dataset;
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.island.tsx`)) ?? [];
  if (!load) throw new Error(`There is no island ${name}.`);
  const { default: Component } = await load();
  const slots = [...element.querySelectorAll<HTMLElement>("[data-slot]")].map(({ dataset, innerHTML }) => [
    dataset.slot,
    createSlot(dataset.slot ?? "", innerHTML),
  ]);
  const all = { ...(JSON.parse(props) as object), ...Object.fromEntries(slots) };
  const onLive = () => {
    element.dataset.live = "";
    delete element.dataset.failed;
    replayEvents(element);
  };
  // An island that throws gets its built HTML back, which works without scripts.
  const html = element.innerHTML;
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    setTimeout(() => {
      root.unmount();
      element.innerHTML = html;
      markFailed(element, reload);
    });
  };
  const node = (
    <LiveIsland onMount={watchControls(element)} onLive={onLive}>
      {createElement(Component, all)}
    </LiveIsland>
  );
  const root = hydrateRoot(element, node, { identifierPrefix: prefix, onUncaughtError });
}

for (const element of document.querySelectorAll<EarlyIsland>("[data-island]"))
  hydrate(element).catch((error: unknown) => {
    console.error(error);
    markFailed(element, reload);
  });

// The framework's hot reload calls its router before it refreshes components, and there is no router.
if (import.meta.hot) Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } });
