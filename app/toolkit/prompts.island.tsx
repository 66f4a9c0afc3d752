import { type ReactNode, useEffect, useRef } from "react";
import { CopyNotice, useCopying, writeClipboard } from "./copying.tsx";
import { formatGroupMarkdown } from "./prompt-markdown.ts";
import { followValues, readPromptText } from "./prompt-page.ts";
import { fillPrompt } from "./prompt-text.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { getValuesOf, promptValues } from "./toolkit-state.ts";

type PromptsProps = {
  /** Title and summary of the group. */
  title: string;
  summary: string;
  words: DevToolkitCopy["copying"];
  /** Its prompts with their fields: static HTML, in which fields and placeholders are filled in. */
  prompts: ReactNode;
};

/** The prompts of a group, to be filled in and copied. */
export default function Prompts({ title, summary, words, prompts }: PromptsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useCopying(root, words);
  useEffect(() => (root.current ? followValues(root.current) : undefined), []);
  useEffect(() => {
    const button = root.current?.querySelector<HTMLElement>("[data-copy-group]");
    const onClick = async () => {
      if (!button || !root.current) return;
      const all = [...root.current.querySelectorAll<HTMLElement>("[data-prompt]")].map(readPrompt);
      const text = formatGroupMarkdown({ title, summary, prompts: all });
      if (await writeClipboard(text)) setNotice({ kind: "copied", title, button, empty: [] });
      else setNotice({ kind: "refused", title, button, text });
    };
    button?.addEventListener("click", onClick);
    return () => button?.removeEventListener("click", onClick);
  }, [title, summary, setNotice]);
  return (
    <>
      <div ref={root} className="contents">
        {prompts}
      </div>
      <CopyNotice notice={notice} words={words} onClose={() => setNotice(undefined)} />
    </>
  );
}

/** Reads a prompt from the page and fills in its values; `course` is empty if the prompt has none. */
function readPrompt(element: HTMLElement) {
  const read = (selector: string) => element.querySelector(selector)?.textContent ?? "";
  const text = element.querySelector("pre");
  const values = getValuesOf(promptValues.get(), element.dataset.prompt ?? "");
  return {
    title: read("h2"),
    when: read("[data-when]"),
    prompt: fillPrompt(text ? readPromptText(text) : "", values),
    good: read("[data-good]"),
    level: read("[data-level]"),
    course: read("[data-level] ~ a"),
    url: `${location.origin}${location.pathname}#${element.dataset.prompt}`,
  };
}
