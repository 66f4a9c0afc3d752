import { type MouseEvent as Click, useEffect, useRef, useState } from "react";
import { ChangesView } from "./changes-view.tsx";
import { ChoiceView } from "./choice-view.tsx";
import { FieldsView } from "./fields-view.tsx";
import { NewView } from "./new-view.tsx";
import { Overlay } from "./overlay.tsx";
import { Panel } from "./panel.tsx";
import { Button } from "./parts.tsx";
import { formatFault } from "./sentences.ts";
import { useKeptState, type View } from "./state.ts";
import type { Ask, TextFinder } from "./text-finder.ts";
import { usePageClicks } from "./use-page-clicks.ts";
import { useSaving } from "./use-saving.ts";

/** Shown when editing starts. */
const HINT =
  "Click a text to change it. With the keyboard, Tab goes from text to text. Ctrl-click (Cmd on a Mac) follows a link.";

/** Elements that open a part of the page, and those whose part is closed. */
const OPENING = "summary, [aria-expanded]";
const CLOSED = 'details:not([open]) > summary, [aria-expanded="false"]';

/** The part of the page that a button opens: it is labelled by the button. */
const getPanelOf = ({ id }: Element) =>
  id ? document.querySelector(`[aria-labelledby="${CSS.escape(id)}"]`) : null;

/** Opens what hides an element. */
function reveal(element: Element): void {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement) one.open = true;
    if (one.hasAttribute("hidden"))
      document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.click();
  }
}

type EditorProps = { ask: Ask; texts: TextFinder; host: HTMLElement };

/** The editor of a page: its bar, the outlines around texts, and the panel. */
export function Editor({ ask, texts, host }: EditorProps) {
  const [state, updateState] = useKeptState();
  const saving = useSaving({ ask, state, updateState });
  const { isOn, view, pending, message } = state;
  const form = view?.name === "form" ? view : undefined;
  const [entered, setEntered] = useState<Element | boolean>(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const near = useRef<Element>(null);
  const opener = useRef<Element>(null);
  const report = ({ message }: Error) => updateState({ message });
  const openView = (next: View | undefined, element?: Element): boolean => {
    if (form?.draft?.isTyped && !confirm("What you have typed is not saved. Discard it?")) return false;
    if (next) opener.current ??= host.shadowRoot?.activeElement ?? document.activeElement;
    if (element) near.current = element;
    updateState({ view: next, message: "", last: undefined });
    return true;
  };
  const close = () => {
    if (!openView(undefined)) return;
    // After a reload, the element that opened the panel is gone: the button gets the focus instead.
    const back = opener.current instanceof HTMLElement ? opener.current : toggleButton.current;
    back?.focus({ preventScroll: true });
    opener.current = null;
  };
  const openText = async (element: Element, node?: Node) => {
    const opening = element.closest<HTMLElement>(OPENING);
    // A click on a question also opens its answer, which the panel must not cover: it may be edited next.
    if (opening?.matches(CLOSED)) opening.click();
    const around = opening && (getPanelOf(opening)?.parentElement ?? opening.parentElement);
    if (texts.find(element, node).places.length === 0) await texts.locate();
    const { shown, places, others, isSure } = texts.find(element, node);
    const [first] = places;
    openView(
      first && isSure ? { name: "form", ...first, others } : { name: "choice", shown, places },
      around ?? element,
    );
  };
  const openPage = async () => {
    if (texts.files.length === 0) await texts.locate();
    openView({ name: "form", file: texts.files[0] ?? "", path: [] });
  };
  // After the reload that a save causes, the text that was changed is in view, and has the focus.
  const returning = useRef(state.last);
  useEffect(() => {
    const last = returning.current;
    returning.current = undefined;
    if (typeof last !== "object") return;
    updateState({ last: undefined });
    toggleButton.current?.focus({ preventScroll: true });
    const showLast = async () => {
      await texts.locate();
      const element = texts.findElement(last);
      if (!element) return;
      reveal(element);
      element.scrollIntoView({ block: "nearest" });
      setEntered(element);
    };
    showLast().catch(() => undefined);
  }, [texts, updateState]);

  usePageClicks({ texts, host, isOn, onOpen: (element, node) => openText(element, node).catch(report) });
  /** Puts the last change of the files of this page back. */
  const undo = async () => {
    const files = [...texts.files, ...(form ? [form.file] : [])];
    const { refused = [] } = await saving.write("putBack", { files });
    if (refused.length > 0) updateState({ message: refused.map(formatFault).join(" ") });
  };
  const toggle = (event: Click) => {
    if (isOn && !openView(undefined)) return;
    // A click made with the keyboard has the count 0: then the focus goes to the first text.
    setEntered(event.detail === 0);
    updateState({ isOn: !isOn, message: isOn ? "" : HINT });
  };

  const props = { ...saving, ask, state, texts, updateState, openView };
  // Fields of a whole file and lists are at the side; one value is next to its text.
  const isLarge = form
    ? form.draft !== undefined || (form.path.length === 0 && form.at === undefined)
    : view?.name !== "choice";
  return (
    <>
      {isOn ? (
        <Overlay
          texts={texts}
          host={host}
          entered={entered}
          onOpen={(element) => openText(element).catch(report)}
        />
      ) : null}
      <aside className="bar" aria-label="Editing">
        <p role="status">{message}</p>
        {isOn || pending.length > 0 ? (
          <>
            <Button onClick={() => openPage().catch(report)}>All fields of this page</Button>
            <Button onClick={() => openView({ name: "new" })}>New</Button>
            <Button onClick={() => openView({ name: "changes" })}>
              Changes{pending.length > 0 ? ` (${pending.length} not saved)` : ""}
            </Button>
          </>
        ) : null}
        <Button ref={toggleButton} onClick={toggle}>
          {isOn ? "Stop editing" : "Edit this page"}
        </Button>
      </aside>
      {view ? (
        <Panel
          key={form ? JSON.stringify([form.file, form.path, form.at]) : view.name}
          near={near.current}
          isLarge={isLarge}
          onClose={close}
          onUndo={() => undo().catch(report)}
        >
          {view.name === "form" ? <FieldsView {...props} view={view} /> : null}
          {view.name === "choice" ? <ChoiceView {...props} view={view} /> : null}
          {view.name === "new" ? <NewView {...props} /> : null}
          {view.name === "changes" ? <ChangesView {...props} /> : null}
        </Panel>
      ) : null}
    </>
  );
}
