import { Choices, Faults, OpenFile, Title } from "./parts.tsx";
import { isSame, type View, type ViewProps } from "./state.ts";
import { useServer } from "./use-server.ts";

/** A text that is not surely one value: written in several places, composed, or a label of the code. */
export function ChoiceView({
  ask,
  texts,
  openView,
  view: { shown, places },
}: ViewProps & { view: View & { name: "choice" } }) {
  const { loaded, error } = useServer(() => ask("explain", { text: shown, files: texts.files }));
  const { values = [], code = [] } = loaded ?? {};
  const parts = values.filter((value) => !places.some((one) => isSame(one, value)));
  return (
    <>
      <Title>Where is it written?</Title>
      <p className="line">{shown}</p>
      <Faults of={[error]} />
      {places.length > 0 ? <p>These words are in</p> : null}
      <Choices places={places} openView={openView} />
      {parts.length > 0 ? <p>It is composed of</p> : null}
      <Choices places={parts} openView={openView} />
      {code.length > 0 ? <p>Its labels are in the code, which engineers change:</p> : null}
      <ul>
        {code.map(({ file, line, value }) => (
          <li key={`${file}:${line}`}>
            <OpenFile line={`${file}:${line}`} /> <code className="line">{value}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
