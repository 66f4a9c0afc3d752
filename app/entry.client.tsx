import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchControls } from "#app/islands/controls.ts";
import { type EarlyIsland, replayPresses } from "#app/islands/early-presses.ts";
import { clearFailure, markFailed } from "#app/islands/failure.ts";
import { createSlot, LiveIsland } from "#app/islands/live-island.tsx";
import type { HydrateIslands } from "#app/islands/load-islands.ts";
import "./app.css";

type IslandModule = { default: ComponentType<object> };

const modules = import.meta.glob<IslandModule>("./**/*.island.tsx");

/** Hydrates one island of the page. */
async function hydrate(element: EarlyIsland, onFailure: (island: EarlyIsland) => void): Promise<void> {
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
    clearFailure(element);
    element.dataset.live = "";
    replayPresses(element);
  };
  // An island that throws gets its built HTML back, which works without scripts.
  const html = element.innerHTML;
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    setTimeout(() => {
      root.unmount();
      element.innerHTML = html;
      onFailure(element);
    });
  };
  const node = (
    <LiveIsland onMount={watchControls(element)} onLive={onLive}>
      {createElement(Component, all)}
    </LiveIsland>
  );
  // React has rendered it again: a translator or an extension has changed its HTML. For the visitor nothing is broken.
  const onRecoverableError = (error: unknown) => console.warn(error);
  const root = hydrateRoot(element, node, { identifierPrefix: prefix, onUncaughtError, onRecoverableError });
}

/** Hydrates the islands of the page. */
export const hydrateIslands: HydrateIslands = (onFailure) => {
  for (const element of document.querySelectorAll<EarlyIsland>("[data-island]"))
    hydrate(element, onFailure).catch((error: unknown) => {
      console.error(error);
      onFailure(element);
    });
};

if (import.meta.env.DEV) hydrateIslands((island) => markFailed(island, () => location.reload()));

// In development each change reloads the page (`reload-script.server.ts`), so nothing is updated in it meanwhile.
import.meta.hot?.on("vite:beforeUpdate", () => new Promise(() => {}));
