import { fieldName } from "#app/content/value-path.ts";
import { namePath } from "../form-fields.ts";
import type { Conflict } from "../server/edits.ts";
import { Button } from "./parts.tsx";
import { isSame, type Props } from "./state.ts";
import type { Answer } from "./use-server.ts";

type ConflictsProps = Pick<Props, "state" | "updateState"> & {
  conflicts: Conflict[];
  showAnswer: (answer: Promise<Answer>) => void;
};

const print = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : String(value ?? "nothing");

/** Values that somebody else has changed: both versions, to choose from. What would move or remove an entry has no value. */
export const Conflicts = ({ conflicts, state: { view, pending }, updateState, showAnswer }: ConflictsProps) =>
  conflicts.map(({ theirs, ...where }) => {
    const form = view?.name === "form" && view.entry && isSame(view, where) ? view : undefined;
    const typed = pending.find((one) => isSame(one, where));
    const mine = form?.entry ?? typed;
    const others = pending.filter((one) => one !== typed);
    const keepMine = () => {
      if (form?.entry) updateState({ view: { ...form, entry: { ...form.entry, seen: theirs } } });
      else if (typed) updateState({ pending: [...others, { ...typed, seen: theirs }] });
      showAnswer(Promise.resolve({}));
    };
    const keepTheirs = () => {
      updateState({ pending: others, ...(form ? { view: undefined } : {}) });
      location.reload();
    };
    return (
      <div key={where.file + fieldName(where.path) + where.at} role="alert" className="conflict">
        <p>
          Somebody has changed {namePath(where.path) || "this text"} in {where.file} since you opened it:
          nothing was written.
        </p>
        <h3>In the file now</h3>
        <pre>{print(theirs)}</pre>
        {mine ? (
          <>
            <h3>Yours</h3>
            <pre>{print(mine.value)}</pre>
          </>
        ) : null}
        <p className="tools">
          <Button onClick={keepTheirs}>Keep the file's</Button>
          {mine ? <Button onClick={keepMine}>Keep mine</Button> : null}
        </p>
      </div>
    );
  });
