import type { ReactNode } from "react";
import { Helmet, HelmetProvider } from "react-helmet-async";
import { isRouteErrorResponse, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { withBase } from "#app/browser/base-path.ts";
import { EarlyActionReplay } from "#app/browser/early-actions.tsx";
import { getScriptMark } from "#app/browser/script-mark.ts";
import { StorageStandIn } from "#app/browser/storage-stand-in.tsx";
import { useIsStatic } from "#app/browser/use-is-static.ts";
import { getCoursePath } from "#app/content/addresses.ts";
import { getIconPath } from "#app/seo/icons.ts";
import { THEME_COLOR, VIEWPORT } from "#app/seo/page-metadata.ts";
import { getUnindexedMetadata } from "#app/seo/web-page.ts";
import { Announcement } from "#app/shell/announcement.tsx";
import { ArrivalNotice } from "#app/shell/arrival-notice.tsx";
import { FailureScreen } from "#app/shell/failure-screen.tsx";
import { Footer } from "#app/shell/footer.tsx";
import { Header } from "#app/shell/header.tsx";
import { PageChange } from "#app/shell/page-change.tsx";
import { MAIN_ID, SkipLink } from "#app/shell/skip-link.tsx";
import { getBuildYear } from "#app/site/content-folder.server.ts";
import { getSharedContent } from "#app/site/content-store.server.ts";
import { ToastArea } from "#app/ui/toast.tsx";
import type { Route } from "./+types/root";
import stylesheet from "./app.css?url";
import fontUrl from "./ui/fonts/anek-latin.woff2?url";

/** What the shell of every page shows. */
export function loader() {
  const { site, pages, footerCourses } = getSharedContent();
  const { identity, parent, navigation, getStarted, announcement, footer } = site;
  const { meta, courseNotFound, failure, ...notFound } = pages["not-found"];
  return {
    // In its place the finished page and its data name their build.
    build: getScriptMark(),
    name: identity.name,
    tagline: identity.tagline,
    email: identity.email,
    parent,
    navigation,
    getStarted,
    announcement,
    courses: footerCourses.map(({ slug, title }) => ({ label: title, href: getCoursePath(slug) })),
    company: footer.company,
    legal: footer.legal,
    year: getBuildYear(),
    failure,
    courseNotFound,
    notFound: { page: notFound, metadata: getUnindexedMetadata(site, meta) },
  };
}

/** The document of every page, with the shell around its main part. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const isStatic = useIsStatic();
  return (
    <html lang="en" data-scripts={import.meta.env.DEV ? "ready" : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
      </head>
      <body>
        <HelmetProvider>
          <Helmet>
            <meta name="theme-color" content={THEME_COLOR} />
            <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
            <link rel="icon" href={withBase("/favicon.ico")} sizes="32x32" />
            <link rel="icon" href={withBase("/favicon.svg")} type="image/svg+xml" />
            <link rel="apple-touch-icon" href={withBase(getIconPath("apple-touch-icon.png"))} />
            <link rel="manifest" href={withBase("/site.webmanifest")} />
          </Helmet>
          {/* The build writes the stylesheet into the page; the browser must not fetch it again. */}
          {import.meta.env.SSR || import.meta.env.DEV ? (
            <link rel="stylesheet" href={stylesheet} precedence="default" />
          ) : null}
          <SkipLink />
          {shell ? <Announcement {...shell.announcement} /> : null}
          {shell ? <Header {...shell} /> : null}
          <main id={MAIN_ID} tabIndex={-1}>
            {children}
          </main>
          {shell ? <Footer {...shell} /> : null}
          <PageChange />
          <ArrivalNotice />
          <ToastArea />
        </HelmetProvider>
        {isStatic && import.meta.env.SSR ? null : (
          <>
            <EarlyActionReplay />
            <StorageStandIn />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** The page itself. */
export default function Root() {
  return <Outlet />;
}

/** Shown when the router fails. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : String((error as Error)?.message ?? error);
  return <FailureScreen copy={shell?.failure} message={message} email={shell?.email} />;
}
