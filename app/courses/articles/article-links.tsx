import { MarkTile } from "#app/drawing/band.tsx";
import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import type { ArticleLink } from "./article-link.ts";

/** Links to pages of courses, and the words before them. */
type ArticleLinksProps = {
  /** Words before the links. */
  label: string;
  articles: ArticleLink[];
  /** Whether the links are a section of the page, so that the label is its heading. */
  isSection?: boolean;
  /** Whether they are projects, which have the colour of their track and no mark: a mark is a live session. */
  areProjects?: boolean;
};

/** Links to written sessions or to open briefs: their titles, and the names of their courses. */
export function ArticleLinks({ label, articles, isSection = false, areProjects = false }: ArticleLinksProps) {
  if (articles.length === 0) return null;
  const Label = isSection ? "h2" : "p";
  return (
    <div className="print:hidden">
      <Label className="border-ink border-t-2 pt-3 font-bold sm:pt-4 sm:text-h4">{label}</Label>
      <ul className="mt-2 grid gap-x-5 gap-y-1 leading-tight sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-3">
        {articles.map(({ path, title, course }) => (
          <li key={path}>
            <a href={path} className="text-link flex min-h-9 items-start gap-2 py-1.5 lg:gap-3 lg:py-0">
              {areProjects ? (
                <span
                  aria-hidden="true"
                  className={`w-2 flex-none self-stretch forced-color-adjust-none ${TRACK_LOOKS[course.track].fill}`}
                />
              ) : (
                <MarkTile marks={course} />
              )}
              <span>
                {title} <span className="voice-data block text-data">{course.title}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
