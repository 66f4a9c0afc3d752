import { fieldName } from "#app/content/value-path.ts";
import { namePath } from "../form-fields.ts";
import type { Conflict } from "../server/edits.ts";
import { Button } from "./parts.tsx";
import { isSame, type Props } from "./state.ts";

type ConflictsProps = Pick<Props, "state" | "updateState"> & { conflicts: Conflict[] };

const print = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : String(value ?? "nothing");

/** Values that somebody else has changed: both versions, to choose from. A move or a removal has no value of its own. */
export const Conflicts = ({ conflicts, state: { view, pending }, updateState }: ConflictsProps) =>
  conflicts.map(({ theirs, ...where }) => {
    const form = view?.name === "form" && isSame(view, where) ? view : undefined;
    const typed = pending.find((one) => isSame(one, where));
    const mine = form?.entry ?? typed;
    const keep = (isMine: boolean) => {
      updateState({
        ...(form?.entry && {
          view: isMine ? { ...form, entry: { ...form.entry, seen: theirs } } : undefined,
        }),
        pending: pending.flatMap((one) => (one !== typed ? one : isMine ? { ...one, seen: theirs } : [])),
      });
      // The fields are then those of the file.
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
          <Button onClick={() => keep(false)}>Keep the file's</Button>
          {mine ? <Button onClick={() => keep(true)}>Keep mine</Button> : null}
        </p>
      </div>
    );
  });
