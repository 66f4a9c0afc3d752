import { useEffect, useRef, useState } from "react";
import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import { getPart } from "./part-ids.ts";
import { formatGroupMarkdown } from "./prompt-markdown.ts";
import { getBody, readPrompt, type ShownPrompt } from "./prompt-rows.ts";
import { fillPrompt } from "./prompt-text.ts";
import { getValuesOf, promptValues } from "./toolkit-state.ts";

/** How long a button says that it has copied, in milliseconds. */
const CONFIRMATION = 2500;

/** What became of the last copy; the text where the browser refused it. */
export type Notice = { subject: string; refused?: string; close: () => void };

type Copyable = { subject: string; text: string };

/** Makes the copy buttons of the list copy, with the values filled in, and says what became of it. */
export function useCopying({ copied, copy }: DevToolkitCopy["prompts"]): Notice | undefined {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    const list = getPart("prompt-list");
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (!button) return;
      const isGroup = button.hasAttribute("data-copy-group");
      const { subject, text } = isGroup ? readGroup(button) : readRow(button);
      const close = () => {
        setNotice(undefined);
        button.focus();
      };
      if (!(await writeClipboard(text))) return setNotice({ subject, refused: text, close });
      setNotice({ subject, close });
      if (!isGroup) confirm(button, copied, copy);
    };
    list?.addEventListener("click", onClick);
    return () => list?.removeEventListener("click", onClick);
  }, [copied, copy]);
  return notice;
}

/** The button has the same width for both words. */
function confirm(button: HTMLButtonElement, done: string, label: string): void {
  button.textContent = done;
  button.dataset.done = "";
  setTimeout(() => {
    button.textContent = label;
    delete button.dataset.done;
  }, CONFIRMATION);
}

const readRow = (button: Element): Copyable => {
  const { title, prompt } = readFilled(button.closest("li") ?? button);
  return { subject: title, text: prompt };
};

/** What is shown of the button's group, as Markdown. */
function readGroup(button: Element): Copyable {
  const group = button.closest("section");
  const title = group?.querySelector("h3")?.firstChild?.textContent?.trim() ?? "";
  const rows = [...(group?.querySelectorAll<HTMLElement>("li[data-level]:not([hidden])") ?? [])];
  const summary = group?.querySelector("p")?.textContent ?? "";
  return { subject: title, text: formatGroupMarkdown({ title, summary, prompts: rows.map(readFilled) }) };
}

function readFilled(row: Element): ShownPrompt {
  const shown = readPrompt(row);
  const values = getValuesOf(promptValues.get(), getBody(row)?.id ?? "");
  return { ...shown, prompt: fillPrompt(shown.prompt, values) };
}

/** Whether the browser let the text be copied. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Says what was copied to ears; where the browser refused it, offers the text, selected. */
export function CopyNotice({
  notice,
  copy,
}: {
  notice: Notice | undefined;
  copy: DevToolkitCopy["prompts"];
}) {
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (notice?.refused === undefined) return;
    text.current?.focus();
    text.current?.select();
  }, [notice]);
  return (
    <>
      <p role="status" className="sr-only">
        {notice ? `${notice.refused === undefined ? copy.copied : copy.refused} ${notice.subject}` : ""}
      </p>
      {notice?.refused === undefined ? null : (
        <div className="fixed inset-x-0 bottom-0 z-20 border-ink border-t-2 bg-white py-4 print:hidden">
          <div className="page grid gap-3">
            <label className="font-bold">
              {copy.refused}
              <textarea
                ref={text}
                readOnly
                rows={5}
                value={notice.refused}
                className="mt-2 block w-full border-2 border-field px-3 py-2 font-normal text-data"
              />
            </label>
            <button type="button" onClick={notice.close} className="text-link min-h-11 justify-self-start">
              {copy.close}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
