type BriefTextProps = { brief: { intro: string; sections: { title: string; html: string }[] } };

/** The task, as it is told to the learner. */
export function BriefText({ brief: { intro, sections } }: BriefTextProps) {
  return (
    <div className="min-w-0 lg:col-start-1 lg:row-start-1">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of content/, made safe when it is read */}
      <div className="prose text-lead" dangerouslySetInnerHTML={{ __html: intro }} />
      {sections.map(({ title, html }) => (
        <section key={title} className="mt-8 lg:mt-12 print:mt-4">
          <h2 className="voice-wide mb-4 text-h2 print:mb-2 print:text-h3">{title}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of content/, made safe when it is read */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  );
}
