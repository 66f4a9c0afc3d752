import { useRef, useState } from "react";
import type { Actions } from "../server/actions.ts";
import type { FileEdit } from "../server/edits.ts";
import type { Result } from "../server/save.ts";
import { formatFinding } from "./sentences.ts";
import { type FormView, isSame, type Pending, type ViewProps, type Where } from "./state.ts";

/** The actions that write files. */
type Writing = "save" | "putBack" | "createContent";

/** Writes files, one change after the other. */
export type Saving = {
  /** Whether an answer is waited for: until then nothing else is written. */
  isWriting: boolean;
  write: <Name extends Writing>(
    action: Name,
    given: Parameters<Actions[Name]>[1],
    next?: FormView,
  ) => Promise<Result>;
  /** Saves what was typed, and then a change of a list. @param next what the panel shows then. */
  save: (edits?: FileEdit[], next?: FormView) => Promise<Result>;
};

/** Writes files, and shows the page as it is then. */
export function useSaving({
  ask,
  state: { view, pending },
  updateState,
}: Pick<ViewProps, "ask" | "state" | "updateState">): Saving {
  const [isWriting, setWriting] = useState(false);
  const isStale = useRef(false);
  const form = view?.name === "form" ? view : undefined;
  // Written files reload the page, and the answer, which comes later, would be lost.
  const keepPage = (event: Event) => {
    event.preventDefault();
    isStale.current = true;
  };
  const write: Saving["write"] = async (action, given, next) => {
    if (isWriting) return {};
    setWriting(true);
    addEventListener("reload", keepPage);
    const result: Result = await ask(action, given).finally(() => {
      removeEventListener("reload", keepPage);
      setWriting(false);
    });
    const { saved, refused = [] } = result;
    // Refused changes stay pending. The next save may overwrite what the refusal has shown of the other version.
    if (!saved) {
      const see = <Value extends { seen?: unknown }>(value: Value, where: Where): Value => {
        const conflict = refused.find((one) => isSame(one, where))?.conflict;
        return conflict ? { ...value, seen: conflict.theirs } : value;
      };
      updateState(({ view: shown, pending: typed }) => ({
        pending: typed.map((one) => see(one, one)),
        view: shown?.name === "form" && shown.draft ? { ...shown, draft: see(shown.draft, shown) } : shown,
      }));
      return result;
    }
    const warnings = saved.warnings.map((one) => `Warning: ${formatFinding(one)}`);
    updateState((now) => ({
      message: [action === "putBack" ? saved.label : `Saved. ${saved.label}`, ...warnings].join(" "),
      ...(form ? { view: next, last: next ? undefined : getWhere(form) } : {}),
      ...(action === "save" ? { pending: listUnsaved(now.pending, pending) } : {}),
    }));
    const page = saved.page ?? form?.draft?.page;
    if (page) {
      // A reload of this page would cancel the navigation to the other one.
      addEventListener("reload", keepPage);
      location.assign(page);
    } else if (isStale.current) location.reload();
    return result;
  };
  return {
    isWriting,
    write,
    save: (edits = [], next) => write("save", { edits: [...pending.map(toEdit), ...edits] }, next),
  };
}

const getWhere = ({ file, path, at }: Where): Where => ({ file, path, at });

/** What was typed since other values were sent; what was sent is now in the file. */
const listUnsaved = (typed: Pending[], sent: Pending[]): Pending[] =>
  typed.flatMap((one) => {
    const old = sent.find((other) => isSame(one, other));
    if (!old) return one;
    return JSON.stringify(one.value) === JSON.stringify(old.value) ? [] : { ...one, seen: old.value };
  });

/** What a typed value changes in its file. */
function toEdit({ file, path, at, seen, value }: Pending): FileEdit {
  if (at !== undefined) return { op: "body", file, at, from: String(seen), value: String(value) };
  return value === undefined ? { op: "remove", file, path, seen } : { op: "set", file, path, value, seen };
}
