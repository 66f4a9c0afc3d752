import { useCallback, useState } from "react";
import { fieldName } from "#app/content/finding.ts";
import { namePath } from "../form-fields.ts";
import { Button, Faults, Title } from "./parts.tsx";
import { formatFinding, print } from "./sentences.ts";
import type { Props } from "./state.ts";
import { useAnswer, useLoaded } from "./use-answer.ts";

/** What is not saved, what can be put back, and what differs from the last commit. */
export function ChangesView({ ask, state: { pending }, change, save, putBack }: Props) {
  const { refused = [], conflicts = [], error, wait } = useAnswer();
  const list = useLoaded(
    useCallback(() => ask("listChanges", undefined), [ask]),
    wait,
  );
  const [asked, setAsked] = useState<number>();
  if (!list) return <Title>{error ?? "Loading"}</Title>;
  const faults = (
    <Faults
      of={[
        error,
        ...refused.map(formatFinding),
        ...conflicts.map(({ file, path }) => `Somebody has changed ${namePath(path)} in ${file}: open it.`),
      ]}
    />
  );
  return (
    <>
      <Title>Changes</Title>
      {asked === undefined ? faults : null}
      {pending.length > 0 ? (
        <>
          <h3>Not saved</h3>
          <ul>
            {pending.map((one) => (
              <li key={one.file + fieldName(one.path) + one.at}>
                {namePath(one.path) || "Text"} in {one.file}: {print(one.value)}
              </li>
            ))}
          </ul>
          <p className="tools">
            <Button
              onClick={() => {
                setAsked(undefined);
                wait(save());
              }}
            >
              Save all
            </Button>
            <Button onClick={() => change({ pending: [] })}>Discard all</Button>
          </p>
        </>
      ) : null}
      <h3>Saved since the server was started</h3>
      <ul>
        {list.changes.toReversed().map(({ id, isBack, label }) => (
          <li key={id}>
            {label}{" "}
            <Button
              onClick={() => {
                setAsked(id);
                wait(putBack(id, !isBack));
              }}
            >
              {isBack ? "Do it again" : "Put back"}
            </Button>
            {asked === id ? faults : null}
          </li>
        ))}
      </ul>
      {list.changes.length === 0 ? <p className="quiet">Nothing.</p> : null}
      <h3>Since the last commit</h3>
      {list.differences.length === 0 ? <p className="quiet">Nothing.</p> : null}
      {list.differences.map(({ file, removed, added }) => (
        <details key={file}>
          <summary>{file}</summary>
          <ul>
            {removed.map((one) => (
              <li key={one}>
                <del>{one}</del>
              </li>
            ))}
            {added.map((one) => (
              <li key={one}>
                <ins>{one}</ins>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
