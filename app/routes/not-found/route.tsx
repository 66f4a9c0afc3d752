import { data } from "react-router";
import { COURSES_PATH, getCoursePath, NOT_FOUND_PATH } from "#app/academy/addresses.ts";
import { getWallRows } from "#app/courses/course.ts";
import { InlineScript, type PageHandle } from "#app/document/document-context.tsx";
import { Wall, type WallRow } from "#app/drawing/wall.tsx";
import { getUnindexedMetadata } from "#app/seo/web-page.ts";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { ActionLinks, ButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/route";

/** Courses that fill some rows of the wall, the one with a gap, and the session that is missing in it. */
const SHOWN_COURSES = 6;
const MISSING_ROW = 1;
const MISSING_SESSION = 9;

/** A script shows what is missing. */
export const handle: PageHandle = { scripts: ["notFound"] };

/** The words of the 404 page. Only /404, which the build asks for, answers with 200. */
export function loader({ url }: Route.LoaderArgs) {
  const { site, pages, courses } = getSiteContent();
  const { meta, courseNotFound, ...page } = pages["not-found"];
  const getMetadata = (title: string) => getUnindexedMetadata(site, { ...meta, title });
  const content = {
    page,
    courseNotFound: { ...courseNotFound, metaTitle: getMetadata(courseNotFound.title).title },
    rows: getWallRows(courses.slice(0, SHOWN_COURSES)),
    metadata: getMetadata(meta.title),
  };
  return data(content, { status: url.pathname === NOT_FOUND_PATH ? 200 : 404 });
}

/** The page for every unknown address; a script writes 'Course not found' below /courses/. */
export default function NotFound({
  loaderData: { page, courseNotFound, rows, metadata },
}: Route.ComponentProps) {
  return (
    <Page metadata={metadata}>
      <div>
        <PageTitle title={page.title} lead={page.lead}>
          <ActionLinks links={[page.primary, page.secondary]} />
        </PageTitle>
        <WallWithGap rows={rows} session={MISSING_SESSION} />
        <template data-below={getCoursePath("")} data-title={courseNotFound.metaTitle}>
          <PageTitle title={courseNotFound.title} lead={courseNotFound.text}>
            <p className="mt-part">
              <ButtonLink href={COURSES_PATH}>{courseNotFound.link}</ButtonLink>
            </p>
          </PageTitle>
          <WallWithGap rows={rows} />
        </template>
      </div>
      <PopularPages links={page.popular} />
      <InlineScript name="notFound" />
    </Page>
  );
}

type WallWithGapProps = { rows: WallRow[]; session?: number };

/** The beginning of the wall of all sessions, with a session or a course missing. */
function WallWithGap({ rows, session }: WallWithGapProps) {
  // A shorter course misses the session before its last one.
  const inRow = session && { session: Math.min(session, (rows[MISSING_ROW]?.sessions ?? 0) - 1) };
  return (
    <div className="on-ink">
      <div className="page section">
        <Wall rows={rows} missing={{ row: MISSING_ROW, ...inRow }} />
      </div>
    </div>
  );
}

/** Links to the pages that most people look for. */
function PopularPages({ links }: { links: { label: string; href: string }[] }) {
  return (
    <nav aria-labelledby="popular" className="page section">
      <h2 id="popular" className="voice-wide text-h3">
        Try one of these
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
