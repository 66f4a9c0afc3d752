import { Link } from "react-router";
import { MarkKey } from "#app/drawing/mark-key.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { CoursesPage } from "./copy.server.ts";

/** The head of the catalogue: a course for each who does not know where to begin, and the key of the marks. */
export function CatalogueTitle({ copy }: { copy: Pick<CoursesPage, "title" | "lead" | "start"> }) {
  return (
    <PageTitle title={copy.title} lead={copy.lead} aside={<MarkKey className="max-lg:hidden" />}>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {copy.start.map(({ situation, link }) => (
          <span key={situation}>
            {situation}{" "}
            <Link to={link.href} className="text-link inline-flex min-h-6 items-center">
              {link.label}
            </Link>
          </span>
        ))}
      </p>
    </PageTitle>
  );
}
