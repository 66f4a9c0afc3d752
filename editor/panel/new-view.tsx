import { useCallback } from "react";
import type { Path } from "../form-fields.ts";
import type { Offer } from "../server/new-content.ts";
import { Button, Faults, Title } from "./parts.tsx";
import { formatFinding } from "./sentences.ts";
import { isSame, type Props } from "./state.ts";
import { useAnswer, useLoaded } from "./use-answer.ts";

/** What can be made, and what the owner has to confirm. */
export function NewView({ ask, state: { pending }, change, show, save }: Props) {
  const { refused = [], conflicts = [], error, wait } = useAnswer();
  const loaded = useLoaded(
    useCallback(() => ask("listOffers", { page: location.pathname }), [ask]),
    wait,
  );
  if (!loaded) return <Title>{error ?? "Loading"}</Title>;
  const { offers, owners, today } = loaded;
  // What is at once a form comes before what asks for its place.
  const kinds = [...Map.groupBy(offers, ({ kind }) => kind)].toSorted(
    ([, one], [, other]) => Number(one.length > 1) - Number(other.length > 1),
  );
  const draw = (label: string, title: string, { file, path, value, page, isNewFile }: Offer) => (
    <Button
      onClick={() => show({ name: "form", file, path, entry: { value, from: path, title, page, isNewFile } })}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Title>New</Title>
      <Faults of={[error, ...refused.map(formatFinding), conflicts.length > 0 ? "Open this again." : ""]} />
      {kinds.map(([kind, places]) => {
        const [first, ...others] = places;
        return first && others.length === 0 ? (
          <p key={kind}>{draw(kind, kind, first)}</p>
        ) : (
          <details key={kind}>
            <summary>{kind}</summary>
            <ul>
              {places.map((place) => (
                <li key={place.file}>{draw(place.title, `${kind}, ${place.title}`, place)}</li>
              ))}
            </ul>
          </details>
        );
      })}
      <details>
        <summary>For the owner to confirm ({owners.length})</summary>
        <p className="quiet">Tick what is true; saving writes today's date.</p>
        {owners.map(({ file, at, text }) => {
          const one = { file, path: [...(at as Path), "asOf"], seen: undefined, value: today };
          const others = pending.filter((other) => !isSame(other, one));
          return (
            <label key={text} className="tick">
              <input
                type="checkbox"
                checked={others.length < pending.length}
                onChange={({ target }) => change({ pending: target.checked ? [...others, one] : others })}
              />
              {text}
            </label>
          );
        })}
        <p className="tools">
          <Button disabled={pending.length === 0} onClick={() => wait(save())}>
            Save
          </Button>
        </p>
      </details>
    </>
  );
}
