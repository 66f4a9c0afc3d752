import { type RefObject, useEffect, useRef, useState } from "react";
import { getHashTarget } from "#app/islands/address.ts";
import { fetchWithRetry } from "#app/islands/retry.ts";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { listEmpty, readPromptText } from "./prompt-page.ts";
import { fillPrompt } from "./prompt-text.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { getValuesOf, promptValues } from "./toolkit-state.ts";

type Words = DevToolkitCopy["copying"];

/** Milliseconds for which a button says 'Copied', and for which the notice stays. */
const CONFIRMATION = 2500;
const NOTICE = 8000;

/** Selector of the copy buttons of prompts, in a list and in full. */
const COPY_BUTTON = ":is(.prompt-rows, article) button";

/** The result of the last copy. */
type Notice = {
  /** Title and address of what was copied, and the pressed button. */
  title: string;
  href?: string;
  button: HTMLElement;
} & ({ kind: "copied"; empty: string[] } | { kind: "refused"; text: string } | { kind: "notLoaded" });

/** Lets the copy buttons in an element copy the prompt that is linked beside them, with the visitor's values. */
export function useCopying(
  root: RefObject<HTMLElement | null>,
  words: Words,
): [Notice | undefined, (notice: Notice | undefined) => void] {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    const element = root.current;
    for (const button of element?.querySelectorAll<HTMLButtonElement>(COPY_BUTTON) ?? [])
      label(button, words.copy);
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>(COPY_BUTTON) : null;
      if (!button) return;
      const outcome = await copyPrompt(button);
      setNotice(outcome);
      if (outcome.kind === "copied") confirm(button, words);
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [root, words]);
  useEffect(() => {
    if (notice?.kind !== "copied") return;
    const timer = setTimeout(() => setNotice(undefined), NOTICE);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}

/** The link to the prompt that a button copies. */
const getLink = (button: HTMLButtonElement) => button.closest("li, article")?.querySelector("a");

async function copyPrompt(button: HTMLButtonElement): Promise<Notice> {
  const link = getLink(button);
  if (!link) throw new Error("A copy button stands beside no prompt.");
  const slug = getHashTarget(link.hash);
  const values = getValuesOf(promptValues.get(), slug);
  const shown = button.closest("article")?.querySelector("pre");
  const prompt = shown ? readPromptText(shown) : loadPrompt(link, slug);
  const about = { title: link.textContent ?? "", href: link.href, button };
  try {
    const isCopied = await writeClipboard(
      typeof prompt === "string"
        ? fillPrompt(prompt, values)
        : prompt.then((text) => fillPrompt(text, values)),
    );
    const text = await prompt;
    if (isCopied) return { ...about, kind: "copied", empty: listEmpty(text, values) };
    return { ...about, kind: "refused", text: fillPrompt(text, values) };
  } catch (error) {
    console.error(error);
    return { ...about, kind: "notLoaded" };
  }
}

/** Cache of the groups' pages, by path. */
const pages = new Map<string, Promise<Document>>();

/** A prompt's text, from the page of its group. @throws Error when the page does not load or lacks the prompt. */
async function loadPrompt({ pathname }: HTMLAnchorElement, slug: string): Promise<string> {
  let page = pages.get(pathname);
  if (!page) {
    page = fetchWithRetry(pathname).then((html) => new DOMParser().parseFromString(html, "text/html"));
    pages.set(pathname, page);
    page.catch(() => pages.delete(pathname));
  }
  const text = (await page).getElementById(slug)?.querySelector("pre");
  if (!text) throw new Error(`${pathname} has no prompt ${slug}.`);
  return readPromptText(text);
}

/**
 * Writes a text to the clipboard. A text that is still loading is passed as a promise where the browser accepts one,
 * because Safari allows the write only while it handles the click.
 * @returns false when the browser refuses the write.
 * @throws Error when the text does not load.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  const write = async () => {
    if (typeof text === "string" || !("ClipboardItem" in window))
      return navigator.clipboard.writeText(await text);
    const blob = text.then((loaded) => new Blob([loaded], { type: "text/plain" }));
    return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  };
  try {
    await write();
    return true;
  } catch {
    await text;
    return false;
  }
}

/** Shows 'Copied' on a button for a moment; the stylesheet gives it the same width for both words. */
function confirm(button: HTMLButtonElement, { copied, copy }: Words): void {
  label(button, copied);
  button.dataset.done = "";
  setTimeout(() => {
    label(button, copy);
    delete button.dataset.done;
  }, CONFIRMATION);
}

function label(button: HTMLButtonElement, word: string): void {
  button.textContent = word;
  button.setAttribute("aria-label", `${word}: ${getLink(button)?.textContent}`);
}

type CopyNoticeProps = { notice: Notice | undefined; words: Words; onClose: () => void };

/** A bar at the bottom with the result: the empty placeholders, or the selected text if the browser refused the copy. */
export function CopyNotice({ notice, words, onClose }: CopyNoticeProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (notice?.kind !== "refused") return;
    text.current?.focus();
    text.current?.select();
  }, [notice]);
  const close = () => {
    onClose();
    notice?.button.focus();
  };
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-20 print:hidden">
      {notice ? (
        // Another notice is another element: React cannot change texts that a translator has replaced.
        <div
          key={[notice.kind, notice.title, ...("empty" in notice ? notice.empty : [])].join()}
          className="border-ink border-t-2 bg-white"
        >
          <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-60">
              <span className="sr-only">{notice.title}: </span>
              {say(notice, words)}
            </p>
            {notice.kind === "refused" ? (
              <textarea
                ref={text}
                readOnly
                rows={4}
                aria-label={notice.title}
                value={notice.text}
                className="order-last block w-full border-2 border-field px-3 py-2 text-data"
              />
            ) : null}
            <NoticeLink notice={notice} words={words} />
            <button type="button" onClick={close} className={getButtonClass("secondary")}>
              {words.close}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

function say(notice: Notice, { copied, fillIn, refused, notLoaded }: Words) {
  if (notice.kind === "refused") return refused;
  if (notice.kind === "notLoaded") return notLoaded;
  if (notice.empty.length === 0) return <b>{copied}.</b>;
  return (
    <>
      <b>{copied}.</b> {fillIn}{" "}
      <span className="bg-marigold">{notice.empty.map((name) => `{${name}}`).join(", ")}</span>.
    </>
  );
}

/** Leads to where the prompt can be filled in, or read. */
function NoticeLink({ notice, words }: { notice: Notice; words: Words }) {
  const isElsewhere = notice.href !== undefined && new URL(notice.href).pathname !== location.pathname;
  const isNeeded = notice.kind === "notLoaded" || (notice.kind === "copied" && notice.empty.length > 0);
  if (!isElsewhere || !isNeeded) return null;
  return (
    <a href={notice.href} className="text-link inline-flex min-h-11 items-center">
      {notice.kind === "copied" ? words.fillInThere : words.openInstead}
    </a>
  );
}
