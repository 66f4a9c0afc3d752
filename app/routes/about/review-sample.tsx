import { Section } from "#app/ui/section.tsx";
import { CodeListing } from "./code-listing.tsx";
import type { Sample } from "./sample-copy.server.ts";

/** A review as it is shown: both versions as highlighted HTML, and the numbers of the lines that changed. */
export type ShownReview = Omit<Sample["review"], "language"> & { changed: number[] };

/** A learner's code, a mentor's comments at their lines, and the same code after them. */
export function ReviewSample({ review }: { review: ShownReview }) {
  const { title, lead, labels, before, comments, after, changed } = review;
  return (
    <Section ground="bg-tint" id="review" title={title} lead={lead}>
      <div className="mt-part grid gap-x-10 gap-y-row lg:grid-cols-[3fr_2fr]">
        <CodeListing
          id="before"
          label={labels.before}
          lines={before}
          marked={comments.map(({ line }) => line)}
          note={labels.commented}
        />
        <div className="lg:sticky lg:top-8 lg:row-span-2 lg:self-start">
          <h3 className="mb-2 font-bold text-h4">{labels.comments}</h3>
          <ol className="border-ink border-t-2">
            {comments.map(({ line, text }) => (
              <li key={line} className="border-rule border-b py-4">
                <a
                  href={`#before-${line}`}
                  className="voice-data inline-flex min-h-6 items-center border-ink border-b-4 bg-marigold px-2 font-bold"
                >
                  {labels.line} {line}
                </a>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <CodeListing id="after" label={labels.after} lines={after} marked={changed} note={labels.changed} />
      </div>
    </Section>
  );
}
