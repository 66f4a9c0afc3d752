import {
  type MouseEvent as Click,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Actions } from "../server/actions.ts";
import type { FileEdit, Result } from "../server/save.ts";
import { ChangesView } from "./changes-view.tsx";
import { ChoiceView } from "./choice-view.tsx";
import { FieldsView } from "./fields-view.tsx";
import { NewView } from "./new-view.tsx";
import { Overlay } from "./overlay.tsx";
import { Panel } from "./panel.tsx";
import { Button, Faults } from "./parts.tsx";
import { formatFault } from "./sentences.ts";
import {
  type createStore,
  finish,
  isIn,
  isTyped,
  type Props,
  toEdit,
  type View,
  type Writing,
} from "./state.ts";
import type { Ask, TextFinder } from "./text-finder.ts";
import { openDetails } from "./use-place.ts";

/** Shown when editing starts. */
const HINT =
  "Click a text to change it. With the keyboard, Tab goes from text to text. Ctrl-click (Cmd on a Mac) follows a link.";

/** What opens a hidden part of the page. */
const CLOSED = 'details:not([open]) > summary, [aria-expanded="false"]';

/** Fields of a whole file and lists are at the side; one value is next to its text. */
const isLarge = (view: View): boolean =>
  view.name === "changes" ||
  view.name === "new" ||
  (view.name === "form" && (view.entry !== undefined || (view.path.length === 0 && view.at === undefined)));

type EditorProps = { ask: Ask; texts: TextFinder; host: HTMLElement; store: ReturnType<typeof createStore> };

/** The editor of a page: its bar, the outlines around texts, and the panel. */
export function Editor({ ask, texts, host, store }: EditorProps) {
  const { change } = store;
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { isOn, view, pending, message, warnings, next } = state;
  const [isEntered, setEntered] = useState(false);
  const near = useRef<Element>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (next === location.pathname) change({ next: undefined });
    else if (next) location.assign(next);
  }, [next, change]);
  // The page is loaded again after a save, even twice.
  useEffect(() => {
    const { changed } = store.get();
    if (changed.length === 0) return;
    const open = async () => {
      await texts.locate();
      const shown = texts.elements.filter((element) =>
        texts.find(element).places.some((place) => changed.some((one) => isIn(place, one))),
      );
      for (const element of shown) openDetails(element);
      shown[0]?.scrollIntoView({ block: "nearest" });
    };
    open().catch(() => undefined);
  }, [store, texts]);
  const hasTyped = isTyped(view);
  const show = useCallback(
    (next: View | undefined, element?: Element): boolean => {
      if (hasTyped && !confirm("What you have typed is not saved. Discard it?")) return false;
      if (next) opener.current ??= host.shadowRoot?.activeElement ?? document.activeElement;
      if (element) near.current = element;
      change({ view: next, message: "", warnings: [], changed: [] });
      return true;
    },
    [change, host, hasTyped],
  );
  const close = () => {
    if (!show(undefined)) return;
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
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

  /** Asks the server to write. The page may be loaded again before it answers: the next one then asks for the answer. */
  const write = async <Name extends Writing>(
    action: Name,
    given: Parameters<Actions[Name]>[1],
  ): Promise<Result> => {
    const id = crypto.randomUUID();
    // Without an answer it stays: a page that is left breaks its requests off.
    change({ asked: { id, action } });
    const result: Result = await ask(action, given, id);
    change(finish(store.get(), result));
    return result;
  };
  /** Saves what was typed, after other changes. */
  const save = (...edits: FileEdit[]) => write("save", { edits: [...edits, ...pending.map(toEdit)] });
  const make: Props["make"] = (what, values) =>
    write("createContent", { make: what, values, page: location.pathname });
  const putBack: Props["putBack"] = (id, isBack) => write("putBack", { id, isBack, page: location.pathname });
  /** Puts the last change of the files of this page back. */
  const undo = async () => {
    const files = [...texts.files, ...(view?.name === "form" ? [view.file] : [])];
    const { changes } = await ask("listChanges", undefined);
    const last = changes.findLast((one) => !one.isBack && one.files.some((file) => files.includes(file)));
    if (!last) return change({ message: "Nothing of this page was saved: see Changes." });
    const { refused = [] } = await putBack(last.id, true);
    if (refused.length > 0) change({ message: refused.map(formatFault).join(" ") });
  };
  const isNew = view?.name === "form" && view.entry !== undefined;
  const isUndoing = useRef(false);
  const onUndo = async () => {
    if (isUndoing.current) return;
    isUndoing.current = true;
    await undo().catch(report);
    isUndoing.current = false;
  };

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
          key={view.name === "form" ? JSON.stringify([view.file, view.path, view.at]) : view.name}
          near={near.current}
          isLarge={isLarge(view)}
          onClose={close}
          onUndo={pending.length === 0 && !isNew ? onUndo : undefined}
        >
          {view.name === "form" ? <FieldsView {...props} view={view} /> : null}
          {view.name === "choice" ? <ChoiceView {...props} view={view} /> : null}
          {view.name === "new" ? <NewView {...props} /> : null}
          {view.name === "changes" ? <ChangesView key={message} {...props} /> : null}
        </Panel>
      ) : null}
    </>
  );
}
