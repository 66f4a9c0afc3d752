import type { ReactNode } from "react";
import { Helmet, HelmetProvider } from "react-helmet-async";
import { isRouteErrorResponse, Outlet, redirect, useMatches, useRouteLoaderData } from "react-router";
import { getCoursePath } from "#app/academy/addresses.ts";
import { ContentError } from "#app/content/finding.ts";
import {
  EntryModules,
  InlineScript,
  PageContext,
  type PageHandle,
  Policy,
} from "#app/document/document-context.tsx";
import { IslandModules } from "#app/islands/island.tsx";
import { THEME_COLOR, VIEWPORT } from "#app/seo/page-metadata.ts";
import { Announcement } from "#app/shell/announcement.tsx";
import { ContentFaults, Warnings } from "#app/shell/content-faults.tsx";
import { FailureScreen } from "#app/shell/failure-screen.tsx";
import { Footer } from "#app/shell/footer.tsx";
import { Header, SkipLink } from "#app/shell/header.tsx";
import { getBuildYear } from "#app/site/build-day.server.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { MAIN_ID } from "#app/ui/shell-ids.ts";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";

/** Redirects an address that has moved, in development: hosts do it themselves, or have a page that redirects. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url }, next) => {
    const response = await next();
    if (response.status !== 404) return response;
    const moved = getSiteContent().redirects.find(({ from }) => from === url.pathname);
    return moved ? redirect(moved.to) : response;
  },
];

/** What the shell of every page shows: facts of the site, and the links of the footer. */
export function loader() {
  const { site, coursesBySlug, warnings } = getSiteContent();
  const { identity, parent, navigation, getStarted, announcement, footer } = site;
  return {
    identity,
    parent,
    navigation,
    getStarted,
    announcement,
    ...footer,
    courses: footer.courses.map((slug) => ({
      label: coursesBySlug.get(slug)?.title ?? slug,
      href: getCoursePath(slug),
    })),
    year: getBuildYear(),
    warnings: import.meta.env.DEV ? warnings : [],
  };
}

/** The document of every page, with the shell around its main part. The browser hydrates its islands only. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const page = useMatches().at(-1)?.handle as PageHandle | undefined;
  return (
    <PageContext value={page ?? {}}>
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content={VIEWPORT} />
          <Policy />
          {/* Only in development: the build inlines the styles. */}
          {import.meta.env.DEV ? <link rel="stylesheet" href={stylesheet} /> : null}
          <InlineScript name="reload" />
          <InlineScript name="firstPaint" />
        </head>
        <body>
          <HelmetProvider>
            <SkipLink />
            {shell ? <Announcement {...shell.announcement} /> : null}
            {shell ? <Header {...shell} /> : null}
            <main id={MAIN_ID} tabIndex={-1}>
              {children}
            </main>
            {shell ? <Footer {...shell} /> : null}
            {import.meta.env.DEV && shell ? <Warnings {...shell} /> : null}
            {/* Last, so that these come after the title in the head. */}
            <Helmet>
              <meta name="theme-color" content={THEME_COLOR} />
              <link rel="icon" href="/favicon.ico" sizes="32x32" />
              <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
              <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
              <link rel="manifest" href="/site.webmanifest" />
            </Helmet>
          </HelmetProvider>
          <InlineScript name="shell" />
          <InlineScript name="speculationRules" type="speculationrules" />
          <IslandModules />
          <EntryModules />
        </body>
      </html>
    </PageContext>
  );
}

/** The page itself. */
export default Outlet;

/** Shown when the router fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (error instanceof ContentError) return <ContentFaults faults={error.faults} />;
  if (!isRouteErrorResponse(error))
    return <FailureScreen message={String((error as Error)?.message ?? error)} />;
  const { status, statusText } = error;
  // Only the development server is asked for an address that does not exist: it shows what is missing, as the site does.
  const title = status === 404 ? statusText : undefined;
  return <FailureScreen title={title} message={`${status} ${statusText}`} />;
}
