import type { ReactNode } from "react";
import type { SiteFacts } from "#app/seo/page-metadata.ts";
import { ExternalLink } from "#app/ui/button-link.tsx";
import type { NavigationLink } from "./header.tsx";
import { Wordmark } from "./wordmark.tsx";

type FooterProps = Pick<SiteFacts, "identity" | "parent"> & {
  courses: NavigationLink[];
  company: NavigationLink[];
  legal: NavigationLink[];
  year: number;
};

/** The four columns under every page. */
export function Footer({ identity, parent, courses, company, legal, year }: FooterProps) {
  const { name, tagline, email } = identity;
  return (
    <footer className="on-ink print:hidden">
      <div className="page flex flex-wrap gap-x-6 gap-y-row pt-section pb-row sm:grid sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="basis-full max-lg:col-span-full">
          <Wordmark name={name} />
          <p className="mt-2 sm:mt-4">{tagline}</p>
          <p className="mt-2 text-data text-ink-muted">{parent.line}</p>
        </div>
        <Column title="Courses" links={courses} />
        <Column title="Company" links={company}>
          <li>
            <ExternalLink href={parent.url} className={LINK}>
              {parent.name}
            </ExternalLink>
          </li>
        </Column>
        <div className="basis-full items-center gap-x-6 max-sm:flex">
          <h2 className={TITLE}>Connect</h2>
          <a href={`mailto:${email}`} className={`${LINK} break-all sm:mt-3`}>
            {email}
          </a>
        </div>
      </div>
      <div className="page">
        <p className="flex flex-wrap items-center gap-x-4 border-ink-rule border-t py-3 text-ink-muted text-micro sm:gap-x-6 sm:py-6 sm:text-data">
          <span>
            © <span data-year={year}>{year}</span> {name}
          </span>
          {legal.map(({ label, href }) => (
            <a key={href} href={href} className={LINK}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}

const LINK =
  "inline-flex min-h-7 sm:min-h-8 items-center underline-offset-4 hover:text-marigold hover:underline";

const TITLE = "voice-wide text-h4";

type ColumnProps = { title: string; links: NavigationLink[]; children?: ReactNode };

function Column({ title, links, children }: ColumnProps) {
  return (
    <div>
      <h2 className={TITLE}>{title}</h2>
      <ul className="mt-1 sm:mt-3">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={LINK}>
              {link.label}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
