/** The principles of teaching, counted. */
export function Principles({ principles }: { principles: { title: string; text: string }[] }) {
  return (
    <ol className="mt-part grid gap-y-row [counter-reset:principle]">
      {principles.map(({ title, text }) => (
        <li
          key={title}
          className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-ink border-t-2 pt-3 *:col-start-2 md:*:col-start-auto md:gap-x-8 md:pt-5 [counter-increment:principle] before:voice-data before:font-bold before:text-figure before:content-[counter(principle)] md:grid-cols-[4rem_1fr_2fr]"
        >
          <h3 className="voice-wide text-h3">{title}</h3>
          <p className="max-w-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
