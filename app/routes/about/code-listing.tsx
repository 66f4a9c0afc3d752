type CodeListingProps = {
  /** What the listing is; names its region. */
  label: string;
  /** Prefix of the ids of its lines. */
  id: string;
  /** Lines as highlighted HTML, written by the build. */
  lines: string[];
  /** Numbers of the lines to point out, counted from 1. */
  marked: number[];
  /** Said of a line that is pointed out. */
  note: string;
};

/** Numbered lines of code; a long line scrolls inside the listing. */
export function CodeListing({ label, id, lines, marked, note }: CodeListingProps) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 font-bold text-h4">{label}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={label} className="code-listing">
        <ol className="min-w-max">
          {lines.map((html, index) => {
            const number = index + 1;
            const isMarked = marked.includes(number);
            return (
              <li
                key={number}
                id={`${id}-${number}`}
                className={isMarked ? "bg-marigold/35 outline-1 outline-transparent" : undefined}
              >
                {isMarked ? <span className="sr-only">{note} </span> : null}
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and highlighted by the build */}
                <code dangerouslySetInnerHTML={{ __html: html || " " }} />
              </li>
            );
          })}
        </ol>
      </section>
    </figure>
  );
}
