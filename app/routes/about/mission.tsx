/** What the academy is for, on ink. */
export function Mission({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <section className="on-ink">
      <div className="page section grid gap-part md:grid-cols-[1fr_2fr]">
        <h2 className="voice-wide text-h2">{title}</h2>
        <div className="grid max-w-text gap-5 text-lead">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
