import { useState } from "react";
import { fieldName } from "#app/content/value-path.ts";
import { namePath } from "../field-words.ts";
import { Button, Faults, Title } from "./parts.tsx";
import { formatFinding } from "./sentences.ts";
import type { ViewProps } from "./state.ts";
import { useServer } from "./use-server.ts";

/** What is not saved, what can be put back, and what differs from the last commit. */
export function ChangesView({ ask, state: { pending, last }, updateState, save, write }: ViewProps) {
  const { loaded, refused, error, showAnswer } = useServer(() => ask("listChanges", undefined));
  const [asked, setAsked] = useState<number>();
  if (!loaded) return <Title>{error ?? "Loading"}</Title>;
  const faults = <Faults of={[error, ...refused.map(formatFinding)]} />;
  const put = (id: number, isBack: boolean) => {
    setAsked(id);
    // The page is loaded again at once.
    updateState({ last: id });
    showAnswer(write("putBack", { id, isBack }));
  };
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
                {namePath(one.path) || "Text"} in {one.file}
              </li>
            ))}
          </ul>
          <p className="tools">
            <Button
              onClick={() => {
                setAsked(undefined);
                showAnswer(save());
              }}
            >
              Save all
            </Button>
            <Button onClick={() => updateState({ pending: [] })}>Discard all</Button>
          </p>
        </>
      ) : null}
      <h3>Saved since the server was started</h3>
      <ul>
        {loaded.changes.toReversed().map(({ id, isBack, label }) => (
          <li key={id}>
            {isBack ? <del>{label}</del> : label}{" "}
            <Button ref={id === last ? focusOn : undefined} onClick={() => put(id, !isBack)}>
              {isBack ? "Do it again" : "Put back"}
            </Button>
            {asked === id ? faults : null}
          </li>
        ))}
      </ul>
      <h3>Since the last commit</h3>
      {loaded.differences.length === 0 ? <p>git reports no difference.</p> : null}
      {loaded.differences.map(({ file, removed, added }) => (
        <details key={file}>
          <summary>{file}</summary>
          <ul>
            {[
              ...removed.map((sentence) => ({ Mark: "del" as const, sentence })),
              ...added.map((sentence) => ({ Mark: "ins" as const, sentence })),
            ].map(({ Mark, sentence }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may have the same sentence twice
              <li key={index}>
                <Mark>{sentence}</Mark>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();
