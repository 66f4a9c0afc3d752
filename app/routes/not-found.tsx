import { useRouteLoaderData } from "react-router";
import type { PageHandle } from "#app/browser/use-is-static.ts";
import { NotFoundLine } from "#app/pages/not-found/not-found-line.tsx";
import { PopularPages } from "#app/pages/not-found/popular-pages.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { Page } from "#app/shell/page.tsx";
import { ActionLinks } from "#app/ui/button-link.tsx";

/** The built page carries no script: hydrated at an unknown address, it would look for that address's data. */
export const handle: PageHandle = { static: true };

/** A stop that does not exist, and ways onward. It has no loader, so that no data is asked for. */
export default function NotFound() {
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  if (!shell) return null;
  const { page, metadata } = shell.notFound;
  return (
    <Page metadata={metadata}>
      <div className="page section">
        <NotFoundLine />
        <h1 className="voice-wide mt-part text-h1">{page.title}</h1>
        <p className="mt-6 max-w-text text-lead text-muted">{page.lead}</p>
        <ActionLinks primary={page.primary} secondary={page.secondary} />
        <PopularPages {...page.popular} />
      </div>
    </Page>
  );
}
