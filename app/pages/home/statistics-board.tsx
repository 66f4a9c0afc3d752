import { FinePrint, type FinePrintProps } from "#app/ui/fine-print.tsx";

type Statistic = { value: string; label: string } & FinePrintProps;

/** The academy's figures, as a board shows departures. */
export function StatisticsBoard({ statistics }: { statistics: Statistic[] }) {
  return (
    <section className="on-ink" aria-label="The academy in figures">
      <dl className="page grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-5 lg:divide-x lg:divide-ink-rule">
        {statistics.map(({ value, label, definition, asOf }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-ink-rule py-6 max-lg:border-b max-lg:last:border-b-0 lg:px-6 lg:first:pl-0"
          >
            <dt className="voice-data text-ink-muted">
              {label}
              <FinePrint definition={definition} asOf={asOf} />
            </dt>
            <dd className="voice-data font-bold text-figure text-marigold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
