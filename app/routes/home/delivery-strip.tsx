import { FinePrint, type FinePrintProps } from "#app/ui/fine-print.tsx";

/** What a course delivers, as a figure or a word. */
export type Delivery = { value: string; label: string } & FinePrintProps;

/** What is true of every course: one strip, on a phone a list. */
export function DeliveryStrip({ delivery }: { delivery: Delivery[] }) {
  return (
    <dl className="mt-part grid gap-x-6 gap-y-1.5 sm:grid-cols-4 sm:gap-y-6 xl:grid-cols-7">
      {delivery.map(({ value, label, definition, asOf }) => (
        <div
          key={label}
          className="flex flex-row-reverse items-baseline border-brand-500 border-l-4 pl-3 sm:flex-col-reverse sm:items-stretch sm:justify-end"
        >
          <dt className="text-data text-muted max-sm:flex-1">
            {label}
            <FinePrint definition={definition} asOf={asOf} />
          </dt>
          <dd className="voice-data font-bold text-data max-sm:w-24 sm:text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
