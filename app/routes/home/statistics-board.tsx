import { FinePrint, type FinePrintProps } from "#app/ui/fine-print.tsx";

type Statistic = { value: string; label: string } & FinePrintProps;

/** The academy's figures, as a board shows departures. */
export function StatisticsBoard({ statistics }: { statistics: Statistic[] }) {
  return (
    <section className="on-ink" aria-label="The academy in figures">
      <dl className="page grid divide-ink-rule py-3 max-md:divide-y md:grid-cols-5 md:divide-x lg:py-0">
        {statistics.map(({ value, label, definition, asOf }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-center py-1.5 md:flex-col-reverse md:items-stretch md:justify-end md:px-3 md:py-3 md:first:pl-0 lg:px-6 lg:py-6"
          >
            <dt className="voice-data text-ink-muted max-md:flex-1 max-md:leading-tight">
              {label}
              <FinePrint definition={definition} asOf={asOf} />
            </dt>
            <dd className="voice-data font-bold text-figure text-marigold print:text-ink max-md:w-22 max-md:flex-none">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
