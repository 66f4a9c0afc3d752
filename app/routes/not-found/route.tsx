import type { ReactNode } from "react";
import { data } from "react-router";
import { getCoursePath } from "#app/content/addresses.ts";
import { Page } from "#app/shell/page.tsx";
import { getNotFoundContent } from "#app/site/page-content.server.ts";
import { ActionLinks, ButtonLink } from "#app/ui/button-link.tsx";
import type { Route } from "./+types/route";
import { NotFoundLine } from "./not-found-line.tsx";
import { PopularPages } from "./popular-pages.tsx";

/** The words of the 404 page. Only the address that the build asks for is no failure. */
export const loader = ({ request }: Route.LoaderArgs) =>
  data(getNotFoundContent(), { status: new URL(request.url).pathname.endsWith("/404") ? 200 : 404 });

/** The page for every unknown address; a script says 'Course not found' below /courses/ (reading R11). */
export default function NotFound({ loaderData: { page, courseNotFound, metadata } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata}>
      <div className="page section">
        <NotFoundLine />
        <div>
          <Words title={page.title} text={page.lead}>
            <ActionLinks primary={page.primary} secondary={page.secondary} />
          </Words>
          <template
            data-below={getCoursePath("")}
            data-title={metadata.title.replace(page.title, courseNotFound.title)}
          >
            <Words title={courseNotFound.title} text={courseNotFound.text}>
              <p className="mt-part">
                <ButtonLink href="/courses">{courseNotFound.link}</ButtonLink>
              </p>
            </Words>
          </template>
        </div>
        <PopularPages {...page.popular} />
      </div>
    </Page>
  );
}

function Words({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <h1 className="voice-wide mt-part text-h1">{title}</h1>
      <p className="mt-6 max-w-text text-lead text-muted">{text}</p>
      {children}
    </>
  );
}
