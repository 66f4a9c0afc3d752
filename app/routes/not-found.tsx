import { Link, useRouteLoaderData } from "react-router";
import type { PageHandle } from "#app/browser/use-is-static.ts";
import { NotFoundLine } from "#app/pages/not-found/not-found-line.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { PageHead } from "#app/seo/page-head.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** The built page carries no script: hydrated at an unknown address, it would look for that address's data. */
export const handle: PageHandle = { static: true };

/** A stop that does not exist, and ways onward. It has no loader, so that no data is asked for. */
export default function NotFound() {
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  if (!shell) return null;
  const { page, metadata } = shell.notFound;
  return (
    <>
      <PageHead metadata={metadata} />
      <div className="page section">
        <NotFoundLine />
        <h1 className="voice-wide mt-part text-h1">{page.title}</h1>
        <p className="mt-6 max-w-text text-lead text-muted">{page.lead}</p>
        <p className="mt-part flex flex-wrap gap-3">
          <ButtonLink href={page.primary.href}>{page.primary.label}</ButtonLink>
          <ButtonLink href={page.secondary.href} look="secondary">
            {page.secondary.label}
          </ButtonLink>
        </p>
        <nav aria-labelledby="popular" className="mt-part border-ink border-t-2 pt-6">
          <h2 id="popular" className="voice-wide text-h3">
            {page.popular.title}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-8">
            {page.popular.links.map(({ label, href }) => (
              <li key={href}>
                <Link to={href} className="text-link inline-flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
