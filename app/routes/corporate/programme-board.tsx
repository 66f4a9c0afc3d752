type Programme = { title: string; audience: string; text: string; format: string };

/** The programmes, as the rows of a departure board. */
export function ProgrammeBoard({ programmes }: { programmes: Programme[] }) {
  return (
    <ul className="@container mt-part border-ink border-t-2">
      {programmes.map(({ title, audience, text, format }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-rule border-b py-6 @4xl:grid-cols-[18rem_1fr_19rem]"
        >
          <div>
            <h3 className="voice-wide text-h3">{title}</h3>
            <p className="voice-data mt-1 text-muted">{audience}</p>
          </div>
          <p className="max-w-text">{text}</p>
          <p className="voice-data text-data @4xl:text-right">{format}</p>
        </li>
      ))}
    </ul>
  );
}
