/** Steps in order, as rows of a timetable: when, what, and what one holds afterwards. */
export function Timetable({
  steps,
}: {
  steps: { title: string; when: string; text: string; result: string }[];
}) {
  return (
    <ol className="@container border-current border-t-2">
      {steps.map(({ title, when, text, result }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-current border-b py-6 last:border-b-2 @3xl:grid-cols-[9rem_12rem_1fr_14rem] @5xl:grid-cols-[9rem_14rem_1fr_16rem]"
        >
          <p className="voice-data font-bold text-h3">{when}</p>
          <h3 className="voice-wide text-h3">{title}</h3>
          <p>{text}</p>
          <p className="border-current border-l-2 pl-4 text-data">{result}</p>
        </li>
      ))}
    </ol>
  );
}
