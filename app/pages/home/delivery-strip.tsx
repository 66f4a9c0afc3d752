import { FinePrint, type FinePrintProps } from "#app/ui/fine-print.tsx";

/** What a course delivers, as a figure or a word. */
export type Delivery = { value: string; label: string } & FinePrintProps;

/** What is true of every course, in one strip. */
export function DeliveryStrip({ delivery }: { delivery: Delivery[] }) {
  return (
    <dl className="mt-14 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4 xl:grid-cols-7">
      {delivery.map(({ value, label, definition, asOf }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-brand-500 border-l-4 pl-3">
          <dt className="text-data text-muted">
            {label}
            <FinePrint definition={definition} asOf={asOf} />
          </dt>
          <dd className="voice-data font-bold text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
