import type { Path } from "#app/content/value-path.ts";
import type { Offer } from "../server/new-content.ts";
import { Button, Faults, Title } from "./parts.tsx";
import { formatFinding } from "./sentences.ts";
import { isSame, type ViewProps } from "./state.ts";
import { useServer } from "./use-server.ts";

/** What can be made, and what the owner has to confirm. */
export function NewView({ ask, state: { pending }, updateState, openView, save }: ViewProps) {
  const { loaded, refused, error, showAnswer } = useServer(() =>
    ask("listOffers", { page: location.pathname }),
  );
  if (!loaded) return <Title>{error ?? "Loading"}</Title>;
  const { offers, owners, today } = loaded;
  const renderButton = (label: string, title: string, { file, path, ...draft }: Offer) => (
    <Button onClick={() => openView({ name: "form", file, path, draft: { ...draft, title } })}>
      {label}
    </Button>
  );
  return (
    <>
      <Title>New</Title>
      <Faults of={[error, ...refused.map(formatFinding)]} />
      {[...Map.groupBy(offers, ({ kind }) => kind)].map(([kind, ofKind]) =>
        ofKind.length === 1 ? (
          ofKind.map((offer) => <p key={kind}>{renderButton(kind, kind, offer)}</p>)
        ) : (
          <details key={kind}>
            <summary>{kind}</summary>
            <ul>
              {ofKind.map((offer) => (
                <li key={offer.file}>{renderButton(offer.title, `${kind}, ${offer.title}`, offer)}</li>
              ))}
            </ul>
          </details>
        ),
      )}
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
                onChange={({ target }) =>
                  updateState({ pending: target.checked ? [...others, one] : others })
                }
              />
              {text}
            </label>
          );
        })}
        <p className="tools">
          <Button disabled={pending.length === 0} onClick={() => showAnswer(save())}>
            Save
          </Button>
        </p>
      </details>
    </>
  );
}
