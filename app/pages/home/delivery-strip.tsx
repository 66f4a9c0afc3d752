/** What is true of every course, in one strip. */
export function DeliveryStrip({ delivery }: { delivery: { value: string; label: string }[] }) {
  return (
    <dl className="mt-14 grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4 xl:grid-cols-7">
      {delivery.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-brand-500 border-l-4 pl-3">
          <dt className="text-data text-muted">{label}</dt>
          <dd className="voice-data font-bold text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
