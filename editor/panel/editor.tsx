import { type MouseEvent as Click, useEffect, useRef, useState } from "react";
import type { Result } from "../server/save.ts";
import { ChangesView } from "./changes-view.tsx";
import { ChoiceView } from "./choice-view.tsx";
import { FieldsView } from "./fields-view.tsx";
import { NewView } from "./new-view.tsx";
import { Overlay } from "./overlay.tsx";
import { Panel } from "./panel.tsx";
import { Button, Faults, formatFault } from "./parts.tsx";
import { type Props, toEdit, useKeptState, type View } from "./state.ts";
import type { Ask, TextFinder } from "./text-finder.ts";

/** Shown when editing starts. */
const HINT =
  "Click a text to change it. With the keyboard, Tab goes from text to text. Ctrl-click (Cmd on a Mac) follows a link.";

/** What opens a hidden part of the page. */
const CLOSED = 'details:not([open]) > summary, [aria-expanded="false"]';

type EditorProps = { ask: Ask; texts: TextFinder; host: HTMLElement };

/** The editor of a page: its bar, the outlines around texts, and the panel. */
export function Editor({ ask, texts, host }: EditorProps) {
  const [state, change] = useKeptState();
  const { isOn, view, pending, message, warnings } = state;
  const form = view?.name === "form" ? view : undefined;
  const [isEntered, setEntered] = useState(false);
  const near = useRef<Element>(null);
  const opener = useRef<Element>(null);
  const report = ({ message }: Error) => change({ message });
  const show = (next: View | undefined, element?: Element): boolean => {
    if (form?.entry?.isTyped && !confirm("What you have typed is not saved. Discard it?")) return false;
    if (next) opener.current ??= host.shadowRoot?.activeElement ?? document.activeElement;
    if (element) near.current = element;
    change({ view: next, message: "", warnings: [] });
    return true;
  };
  const close = () => {
    if (!show(undefined)) return;
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  };
  const openText = async (element: Element, node?: Node) => {
    // What a question hides can be edited next.
    element.closest<HTMLElement>(CLOSED)?.click();
    if (texts.find(element, node).places.length === 0) await texts.locate();
    const { shown, places, others, isSure } = texts.find(element, node);
    const [first] = places;
    show(first && isSure ? { name: "form", ...first, others } : { name: "choice", shown, places }, element);
  };
  const openPage = async () => {
    if (texts.files.length === 0) await texts.locate();
    show({ name: "form", file: texts.files[0] ?? "", path: [] });
  };
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const [target] = event.composedPath();
      if (!event.isTrusted || !(target instanceof Element) || event.composedPath().includes(host)) return;
      const { element, node } = texts.point(target, event.clientX, event.clientY);
      const isKnown = element && (texts.files.length === 0 || texts.isKnown(element));
      // A link is followed only with Ctrl or Cmd.
      const mayOpen = isOn && !event.ctrlKey && !event.metaKey && (isKnown || target.closest("a"));
      if (!event.altKey && !mayOpen) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      openText(element ?? target, node).catch(report);
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  });

  const write: Props["write"] = async (action, given) => {
    // The files change before the answer is there, which reloads the page.
    let isStale = false;
    const hold = (event: Event) => {
      event.preventDefault();
      isStale = true;
    };
    addEventListener("reload", hold);
    const result: Result = await ask(action, given).finally(() => removeEventListener("reload", hold));
    if (result.saved) {
      const { label } = result.saved;
      change({
        message: action === "putBack" ? label : `Saved. ${label}`,
        warnings: result.saved.warnings.map((one) => `Look at ${one.file}:${one.line}. ${formatFault(one)}`),
        ...(form ? { view: undefined } : {}),
        ...(action === "save" ? { pending: [] } : {}),
      });
    }
    const page = result.saved && (result.saved.page ?? form?.entry?.page);
    if (page) {
      // Another page is not given up for a reload of this one.
      addEventListener("reload", hold);
      location.assign(page);
    } else if (isStale) location.reload();
    return result;
  };
  const save: Props["save"] = (...edits) => write("save", { edits: [...edits, ...pending.map(toEdit)] });
  /** Puts the last change of the files of this page back. */
  const undo = async () => {
    const files = [...texts.files, ...(form ? [form.file] : [])];
    const { changes } = await ask("listChanges", undefined);
    const last = changes.findLast((one) => !one.isBack && one.files.some((file) => files.includes(file)));
    if (!last) return change({ message: "Nothing of this page was saved: see Changes." });
    const { refused = [] } = await write("putBack", { id: last.id });
    if (refused.length > 0) change({ message: refused.map(formatFault).join(" ") });
  };
  const toggle = (event: Click) => {
    if (isOn && !show(undefined)) return;
    // A click of the keyboard has no position.
    setEntered(event.detail === 0);
    change({ isOn: !isOn, message: isOn ? "" : HINT });
  };

  const props = { ask, state, texts, change, show, write, save };
  // Fields of a whole file and lists are at the side; one value is next to its text.
  const isLarge = form
    ? form.entry !== undefined || (form.path.length === 0 && form.at === undefined)
    : view?.name !== "choice";
  return (
    <>
      {isOn ? (
        <Overlay
          texts={texts}
          host={host}
          isEntered={isEntered}
          onOpen={(element) => openText(element).catch(report)}
        />
      ) : null}
      <aside className="bar" aria-label="Editing">
        <p role="status">{message}</p>
        <Faults of={warnings} />
        {isOn || pending.length > 0 ? (
          <>
            <Button onClick={() => openPage().catch(report)}>All fields of this page</Button>
            <Button onClick={() => show({ name: "new" })}>New</Button>
            <Button onClick={() => show({ name: "changes" })}>
              Changes{pending.length > 0 ? ` (${pending.length} not saved)` : ""}
            </Button>
          </>
        ) : null}
        <Button onClick={toggle}>{isOn ? "Stop editing" : "Edit this page"}</Button>
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
