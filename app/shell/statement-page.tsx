import type { PageMetadata } from "#app/seo/page-metadata.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Page } from "./page.tsx";

/** A question of a statement, such as that on privacy, with its answer. */
type StatementSection = {
  title: string;
  paragraphs: string[];
  items?: string[] | undefined;
  after?: string | undefined;
};

type StatementPageProps = {
  metadata: PageMetadata;
  /** Its `contact` is the words before the mailbox. */
  page: { title: string; lead: string; sections: StatementSection[]; contact: string };
  email: string;
};

/** What the academy states of its site: one question a section, and a mailbox for everything else. */
export const StatementPage = ({
  metadata,
  page: { title, lead, sections, contact },
  email,
}: StatementPageProps) => (
  <Page metadata={metadata}>
    <PageTitle title={title} lead={lead} />
    <div className="page pb-section">
      {sections.map(({ title, paragraphs, items, after }) => (
        <section key={title} className="split gap-y-3 border-rule border-t py-8 print:py-3">
          <h2 className="voice-wide text-h3">{title}</h2>
          <div className="grid max-w-prose gap-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items ? (
              <ul className="grid list-disc gap-2 pl-5 marker:text-brand-600">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
            {after ? <p>{after}</p> : null}
          </div>
        </section>
      ))}
      <p className="border-ink border-t-2 pt-6 font-bold text-h4">
        {contact}{" "}
        <a href={`mailto:${email}`} className="text-link inline-flex min-h-11 items-center break-all">
          {email}
        </a>
      </p>
    </div>
  </Page>
);
