type StepRowsProps = { steps: { when: string; title: string; text: string; result: string }[] };

/** The steps of a process as rows of a timetable: when, what happens, and its result. */
export const StepRows = ({ steps }: StepRowsProps) => (
  <ol className="@container mt-part border-current border-t-2">
    {steps.map(({ when, title, text, result }) => (
      <li
        key={title}
        className="grid gap-x-8 gap-y-1 border-current border-b py-4 last:border-b-2 sm:py-6 @3xl:grid-cols-[9rem_12rem_1fr_14rem] @5xl:grid-cols-[11rem_14rem_1fr_16rem]"
      >
        <p className="voice-data font-bold text-h3">{when}</p>
        <h3 className="voice-wide text-h3">{title}</h3>
        <p>{text}</p>
        <p className="font-bold">{result}</p>
      </li>
    ))}
  </ol>
);
