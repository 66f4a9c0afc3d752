/** Situations, each with where to begin. */
export function ChoiceList({ cases }: { cases: { situation: string; advice: string }[] }) {
  return (
    <dl className="mt-8 border-ink border-t-2">
      {cases.map(({ situation, advice }) => (
        <div
          key={situation}
          className="grid gap-x-8 gap-y-1 border-rule border-b py-5 md:grid-cols-[1fr_2fr]"
        >
          <dt className="font-bold text-h4">{situation}</dt>
          <dd>{advice}</dd>
        </div>
      ))}
    </dl>
  );
}
