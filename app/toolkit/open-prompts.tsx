import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { fetchAgain } from "#app/islands/fetch-again.ts";
import { withBase } from "#app/ui/base-path.ts";
import { getPart } from "./part-ids.ts";
import { PLACEHOLDERS_PATH, type PlaceholderLabels } from "./prompt-downloads.ts";
import { PromptForm } from "./prompt-form.tsx";

/** A prompt that was opened: where its fields go, and its text as the build wrote it. */
type OpenPrompt = { slug: string; place: HTMLElement; source: HTMLElement };

/** Gives every opened prompt its fields and shows its text with what was filled in. */
export function OpenPrompts({ copy }: { copy: DevToolkitCopy["prompts"] }) {
  const opened = useOpened();
  const labels = useLabels(opened.length > 0);
  return opened.map(({ slug, place, source }) =>
    createPortal(
      <PromptForm slug={slug} source={source} labels={labels && (labels[slug] ?? {})} copy={copy} />,
      place,
      slug,
    ),
  );
}

/** The prompts that were opened so far, also before the scripts ran. */
function useOpened(): OpenPrompt[] {
  const [opened, setOpened] = useState<OpenPrompt[]>([]);
  useEffect(() => {
    const list = getPart("prompt-list");
    const add = (details: Element) => {
      const body = details.querySelector<HTMLElement>("div[id]");
      const source = body?.querySelector<HTMLElement>("pre");
      if (!body || !source || details.querySelector("[data-form]")) return;
      const place = document.createElement("div");
      place.dataset.form = "";
      source.before(place);
      setOpened((others) => [...others, { slug: body.id, place, source }]);
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) add(target);
    };
    for (const details of list?.querySelectorAll("details[open]") ?? []) add(details);
    list?.addEventListener("toggle", onToggle, true);
    return () => list?.removeEventListener("toggle", onToggle, true);
  }, []);
  return opened;
}

/** Labels and examples of the placeholders, loaded when the first prompt is opened; null where they cannot be had. */
function useLabels(isNeeded: boolean): PlaceholderLabels | null | undefined {
  const [labels, setLabels] = useState<PlaceholderLabels | null>();
  useEffect(() => {
    if (!isNeeded) return;
    loadLabels().then(setLabels, (error: unknown) => {
      console.error(error);
      setLabels(null);
    });
  }, [isNeeded]);
  return labels;
}

const loadLabels = async (): Promise<PlaceholderLabels> =>
  JSON.parse(await fetchAgain(withBase(PLACEHOLDERS_PATH)));
