/** The principles of teaching, counted. */
export function Principles({ principles }: { principles: { title: string; text: string }[] }) {
  return (
    <ol className="mt-part grid gap-y-row [counter-reset:principle]">
      {principles.map(({ title, text }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-2 border-ink border-t-2 pt-5 [counter-increment:principle] before:voice-data before:font-bold before:text-figure before:content-[counter(principle)] md:grid-cols-[4rem_1fr_2fr]"
        >
          <h3 className="voice-wide text-h3">{title}</h3>
          <p className="max-w-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
