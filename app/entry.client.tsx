import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { type EarlyIsland, repeatPresses } from "#app/islands/early-presses.ts";
import { createSlot, LiveIsland } from "#app/islands/island.tsx";
import { giveUp } from "#app/islands/load-islands.ts";
import "./app.css";

type IslandModule = { default: ComponentType<object> };

const modules = import.meta.glob<IslandModule>("./**/*.island.tsx");

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
  const typed = readFields(element);
  const onLive = () => {
    element.dataset.live = "";
    delete element.dataset.failed;
    restoreFields(element, typed);
    repeatPresses(element);
  };
  // A fault in one island leaves the HTML that was there, to be used without scripts.
  const html = element.innerHTML;
  const onUncaughtError = (error: unknown) => {
    console.error(error);
    setTimeout(() => {
      root.unmount();
      element.innerHTML = html;
      giveUp(element);
    });
  };
  const node = <LiveIsland onLive={onLive}>{createElement(Component, all)}</LiveIsland>;
  const root = hydrateRoot(element, node, { identifierPrefix: prefix, onUncaughtError });
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const listFields = (element: Element) => [
  ...element.querySelectorAll<Field>("input:not([type=checkbox], [type=file]), textarea"),
];

const readFields = (element: Element): string[] => listFields(element).map(({ value }) => value);

/** Where a translator has changed the island's text, React renders it anew: what was typed comes back. */
function restoreFields(element: Element, values: string[]): void {
  for (const [index, field] of listFields(element).entries()) {
    const value = values[index];
    if (!value || field.value !== "") continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

for (const element of document.querySelectorAll<EarlyIsland>("[data-island]"))
  hydrate(element).catch((error: unknown) => {
    console.error(error);
    giveUp(element);
  });

// The framework's hot reload asks its router for new data before it refreshes components: here is none.
if (import.meta.hot) Object.assign(window, { __reactRouterDataRouter: { revalidate() {} } });
