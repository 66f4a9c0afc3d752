import {
  type MouseEvent as Click,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createRoot } from "react-dom/client";
import type { FileEdit } from "./editor.ts";
import { EDITING_ADDRESS } from "./fields.ts";
import { Button } from "./form.tsx";
import type { Values } from "./new-content.ts";
import { Overlay } from "./overlay.tsx";
import { type Ask, PageTexts } from "./page-texts.ts";
import styles from "./panel.css?inline";
import { formatFault, isTyped, type State, toEdit, type View } from "./state.ts";
import { ChangesView, ChoiceView, FormView, NewView } from "./views.tsx";

/** Shown when editing starts. */
const HINT =
  "Click a text to change it. With the keyboard, Tab goes from text to text. Ctrl-click (Cmd on a Mac) follows a link.";

/** What opens a hidden part of the page. */
const CLOSED = 'details:not([open]) > summary, [aria-expanded="false"]';

/** Where a page keeps its state while it is loaded again. */
const KEY = "editing";

const EMPTY: State = { isOn: false, view: undefined, pending: [], open: [], message: "", next: undefined };

/** Fields of a whole file and lists are at the side; one value is next to its text. */
const isLarge = (view: View): boolean =>
  view.name === "changes" ||
  view.name === "new" ||
  (view.name === "form" && (view.entry !== undefined || (view.path.length === 0 && view.at === undefined)));

/** What is shown after a save: a list goes on, one value is done. */
function getNextView(view: View | undefined): View | undefined {
  if (view?.name === "new") return { name: "new" };
  if (view?.name === "changes") return view;
  if (view?.name !== "form" || view.at !== undefined) return undefined;
  const path = view.entry?.from ?? view.path;
  return path.length > 0 ? undefined : { ...view, path, entry: undefined };
}

/** A place next to a text, where it is not covered; on a small screen the panel is at the foot. */
function getPlace(panel: HTMLElement, near: Element | null): { left: string; top: string } {
  if (!near || innerWidth < 640) return { left: "", top: "" };
  const { left, right, top, bottom } = near.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const gap = 12;
  const isBeside = right + width + 2 * gap < innerWidth;
  const isBelow = bottom + height + 2 * gap < innerHeight;
  const isAbove = top - height - 2 * gap > 0;
  // Where there is no room, the beginning of the text stays in sight.
  const x = !isBeside && (isBelow || isAbove) ? left : right + gap;
  const y = isBeside || !(isBelow || isAbove) ? top : isBelow ? bottom + gap : top - height - gap;
  const limit = (value: number, room: number) => `${Math.max(gap, Math.min(value, room - gap))}px`;
  return {
    left: limit(x, innerWidth - width),
    top: limit(y, innerHeight - height),
  };
}

type PanelProps = {
  near: Element | null;
  isLarge: boolean;
  onClose: () => void;
  /** Without it, what was typed is taken back by its field. */
  onUndo: (() => void) | undefined;
  children: ReactNode;
};

function Panel({ near, isLarge, onClose, onUndo, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover?.();
    const resized = new ResizeObserver(() =>
      Object.assign(element.style, getPlace(element, isLarge ? null : near)),
    );
    resized.observe(element);
    return () => resized.disconnect();
  }, [near, isLarge]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
      const isInside = panel.current && event.composedPath().includes(panel.current);
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || !isInside || !onUndo) return;
      event.preventDefault();
      onUndo();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
  return (
    <section
      ref={panel}
      className="panel"
      popover="manual"
      role="dialog"
      aria-labelledby="title"
      data-large={isLarge || undefined}
    >
      <Button className="close" onClick={onClose}>
        Close
      </Button>
      {children}
    </section>
  );
}

type EditorProps = { ask: Ask; texts: PageTexts; host: HTMLElement };

function Editor({ ask, texts, host }: EditorProps) {
  const [state, setState] = useState<State>(() => ({
    ...EMPTY,
    ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}"),
  }));
  const { isOn, view, pending, message, next: page } = state;
  const [isEntered, setEntered] = useState(false);
  const near = useRef<Element>(null);
  const opener = useRef<Element>(null);
  const change = useCallback((part: Partial<State>) => setState((old) => ({ ...old, ...part })), []);
  useLayoutEffect(() => sessionStorage.setItem(KEY, JSON.stringify(state)), [state]);
  useEffect(() => {
    if (page === location.pathname) change({ next: undefined });
    else if (page) location.assign(page);
  }, [page, change]);
  const hasTyped = isTyped(view);
  const show = useCallback(
    (next: View | undefined, element?: Element): boolean => {
      if (hasTyped && !confirm("What you have typed is not saved. Discard it?")) return false;
      if (next) opener.current ??= host.shadowRoot?.activeElement ?? document.activeElement;
      if (element) near.current = element;
      change({ view: next, message: "" });
      return true;
    },
    [change, host, hasTyped],
  );
  const close = () => {
    if (!show(undefined)) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  };

  const report = useCallback(({ message }: Error) => change({ message }), [change]);
  const openText = useCallback(
    async (element: Element, node?: Node) => {
      // What a question hides can be edited next.
      element.closest<HTMLElement>(CLOSED)?.click();
      if (texts.find(element, node).places.length === 0) await texts.locate();
      const { shown, places, others, isSure } = texts.find(element, node);
      const [first] = places;
      show(first && isSure ? { name: "form", ...first, others } : { name: "choice", shown, places }, element);
    },
    [texts, show],
  );
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
  }, [isOn, openText, report, texts, host]);

  /** Saves what was typed, after other changes. */
  const save = async (...edits: FileEdit[]) => {
    const result = await ask("save", { edits: [...edits, ...pending.map(toEdit)] });
    if (!result.saved) return result;
    const { label, warnings } = result.saved;
    const notes = warnings.map(
      ({ file, line, found, fix }) => `Look at ${file}:${line}: found ${found}; ${fix}.`,
    );
    const page = view?.name === "form" ? view.entry?.page : undefined;
    const said = ["Saved.", label, ...notes].join(" ");
    change({ pending: [], view: getNextView(view), message: said, next: page });
    return result;
  };
  const make = async (what: string, values: Values) => {
    const result = await ask("createContent", { make: what, values, page: location.pathname });
    if (result.saved)
      change({ view: undefined, message: `Saved. ${result.saved.label}`, next: result.saved.page });
    return result;
  };
  const putBack = async (id: number) => {
    const result = await ask("putBack", { id });
    if (result.saved) change({ view: getNextView(view), message: result.saved.label });
    return result;
  };
  /** Puts the last change of the files of this page back. */
  const undo = async () => {
    const files = [...texts.files, ...(view?.name === "form" ? [view.file] : [])];
    const { changes } = await ask("listChanges", undefined);
    const last = changes.findLast((one) => one.files.some((file) => files.includes(file)));
    if (!last) return change({ message: "Nothing of this page was saved: see Changes." });
    const { refused = [] } = await putBack(last.id);
    if (refused.length > 0) change({ message: refused.map(formatFault).join(" ") });
  };
  const isNew = view?.name === "form" && view.entry !== undefined;
  const canUndo = pending.length === 0 && !hasTyped && !isNew;
  const onUndo = canUndo ? () => undo().catch(report) : undefined;

  const toggle = (event: Click) => {
    if (isOn && !show(undefined)) return;
    // A click of the keyboard has no position.
    setEntered(event.detail === 0);
    change({ isOn: !isOn, message: isOn ? "" : HINT });
  };

  const props = { ask, state, texts, change, show, save, make, putBack };
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
          key={view.name === "form" ? JSON.stringify([view.file, view.path, view.at]) : view.name}
          near={near.current}
          isLarge={isLarge(view)}
          onClose={close}
          onUndo={onUndo}
        >
          {view.name === "form" ? <FormView {...props} view={view} /> : null}
          {view.name === "choice" ? <ChoiceView {...props} view={view} /> : null}
          {view.name === "new" ? <NewView {...props} /> : null}
          {view.name === "changes" ? <ChangesView key={message} {...props} /> : null}
        </Panel>
      ) : null}
    </>
  );
}

/** Adds the editor to the page. @param token of this start of the server, which writes for nobody without it. */
export function startEditing(token: string): void {
  const ask: Ask = async (action, given) => {
    const headers = { "Content-Type": "application/json", "X-Editing-Token": token };
    const answer = await fetch(EDITING_ADDRESS, {
      method: "POST",
      headers,
      body: JSON.stringify({ action, given }),
    });
    const result = await answer.json();
    if (!answer.ok) throw new Error(result.error);
    return result;
  };
  const texts = new PageTexts(ask);
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  document.body.append(host);
  // After what the page itself needs.
  setTimeout(() => texts.locate().catch(() => undefined), 300);
  createRoot(root).render(<Editor ask={ask} texts={texts} host={host} />);
}
