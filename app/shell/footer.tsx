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
    <footer className="on-ink footer print:hidden">
      <div className="page footer-columns">
        <div>
          <Wordmark name={name} isOnInk />
          <p>{tagline}</p>
          <p>{parent.line}</p>
        </div>
        <Column title="Courses" links={courses} />
        <Column title="Company" links={company}>
          <li>
            <ExternalLink href={parent.url}>{parent.name}</ExternalLink>
          </li>
        </Column>
        <div>
          <h2 className={TITLE}>Connect</h2>
          <a href={`mailto:${email}`}>{email}</a>
        </div>
      </div>
      <div className="page">
        <p>
          <span>
            © <span data-year={year}>{year}</span>
            {` ${name}`}
          </span>
          {legal.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </footer>
  );
}

const TITLE = "voice-wide text-h4";

type ColumnProps = { title: string; links: NavigationLink[]; children?: ReactNode };

function Column({ title, links, children }: ColumnProps) {
  return (
    <div>
      <h2 className={TITLE}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
