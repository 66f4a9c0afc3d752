type StepRowsProps = { steps: { when: string; title: string; text: string; result: string }[] };

/** The steps of a process as rows of a timetable: when, what happens, and its result. */
export const StepRows = ({ steps }: StepRowsProps) => (
  <ol className="mt-part border-current border-t-2">
    {steps.map(({ when, title, text, result }) => (
      <li
        key={title}
        className="grid gap-x-part gap-y-1 border-current border-b py-4 last:border-b-2 sm:grid-cols-[12rem_minmax(0,1fr)] sm:py-6 lg:grid-cols-3"
      >
        <div className="sm:row-span-2 lg:row-auto">
          <p className="voice-data font-bold">{when}</p>
          <h3 className="voice-wide text-h3">{title}</h3>
        </div>
        <p>{text}</p>
        <p className="font-bold">{result}</p>
      </li>
    ))}
  </ol>
);
