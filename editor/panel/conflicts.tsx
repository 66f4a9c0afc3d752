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

/** Values that somebody else has changed: both versions, to choose from. */
export const Conflicts = ({ conflicts, state: { pending }, updateState, showAnswer }: ConflictsProps) =>
  conflicts.map(({ theirs, ...where }) => {
    const mine = pending.find((one) => isSame(one, where));
    const keep = (kept: typeof pending) => {
      updateState({ pending: [...pending.filter((one) => one !== mine), ...kept] });
      showAnswer(Promise.resolve({}));
    };
    return (
      <div key={where.file + fieldName(where.path) + where.at} role="alert" className="conflict">
        <p>
          Somebody has changed {namePath(where.path) || "this text"} in {where.file} since you opened it:
          nothing was written.
        </p>
        <h3>In the file now</h3>
        <pre>{print(theirs)}</pre>
        <h3>Yours</h3>
        <pre>{print(mine?.value)}</pre>
        <p className="tools">
          <Button onClick={() => keep([])}>Keep the file's</Button>
          <Button onClick={() => keep(mine ? [{ ...mine, seen: theirs }] : [])}>Keep mine</Button>
        </p>
      </div>
    );
  });
