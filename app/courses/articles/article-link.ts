import type { Course } from "#app/courses/course.ts";

/** What a link to a session or brief shows. */
export const getArticleLink = ({ path, title, course }: { path: string; title: string; course: Course }) => ({
  path,
  title,
  course: { slug: course.slug, title: course.title, track: course.track, level: course.level },
});

/** Links from a session or brief to others, so that they stay a choice. */
const NEXT_ARTICLES = 2;

/** Links to the articles that follow one in a list, those of its track first; the list begins again at its end. */
export function listNextArticles(
  articles: Parameters<typeof getArticleLink>[0][],
  path: string,
): ArticleLink[] {
  const at = articles.findIndex((article) => article.path === path);
  const track = articles[at]?.course.track;
  const others = [...articles.slice(at + 1), ...articles.slice(0, at)];
  const isOfTrack = ({ course }: { course: Course }) => course.track === track;
  return [...others.filter(isOfTrack), ...others.filter((article) => !isOfTrack(article))]
    .slice(0, NEXT_ARTICLES)
    .map(getArticleLink);
}

/** What a link to a session or brief shows. */
export type ArticleLink = ReturnType<typeof getArticleLink>;
