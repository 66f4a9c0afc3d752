import { data } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { getUnindexedMetadata } from "#app/seo/web-page.ts";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { ActionLinks, ButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/route";

/** The words of the 404 page. Only /404, which the build asks for, answers with 200. */
export function loader({ url }: Route.LoaderArgs) {
  const { site, pages } = getSiteContent();
  const { meta, courseNotFound, ...page } = pages["not-found"];
  const content = { page, courseNotFound, metadata: getUnindexedMetadata(site, meta) };
  return data(content, { status: url.pathname.endsWith("/404") ? 200 : 404 });
}

/** The page for every unknown address; a script says 'Course not found' below /courses/ (reading R11). */
export default function NotFound({ loaderData: { page, courseNotFound, metadata } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata}>
      <div className="page pt-section">
        <NotFoundLine />
      </div>
      <div>
        <PageTitle title={page.title} lead={page.lead}>
          <ActionLinks primary={page.primary} secondary={page.secondary} />
        </PageTitle>
        <template
          data-below={getCoursePath("")}
          data-title={metadata.title.replace(page.title, courseNotFound.title)}
        >
          <PageTitle title={courseNotFound.title} lead={courseNotFound.text}>
            <p className="mt-part">
              <ButtonLink href="/courses">{courseNotFound.link}</ButtonLink>
            </p>
          </PageTitle>
        </template>
      </div>
      <PopularPages {...page.popular} />
    </Page>
  );
}

/** A line with its stops, of which one is missing. */
function NotFoundLine() {
  return (
    <svg
      viewBox="0 0 720 60"
      className="w-full max-w-3xl"
      role="img"
      aria-label="A line with four stops; the one you asked for is missing."
    >
      <path d="M0 30H400M500 30H720" className="stroke-brand-500" strokeWidth="14" fill="none" />
      <path d="M400 30H500" className="stroke-field" strokeWidth="4" strokeDasharray="4 10" fill="none" />
      {[60, 210, 360, 620].map((x) => (
        <circle key={x} cx={x} cy="30" r="16" className="fill-white stroke-ink" strokeWidth="6" />
      ))}
      <circle
        cx="450"
        cy="30"
        r="24"
        className="fill-paper stroke-error"
        strokeWidth="6"
        strokeDasharray="8 6"
      />
    </svg>
  );
}

/** Links to the pages that most people look for. */
function PopularPages({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <nav aria-labelledby="popular" className="page pb-section">
      <div className="border-ink border-t-2 pt-6">
        <h2 id="popular" className="voice-wide text-h3">
          {title}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-8">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="text-link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
