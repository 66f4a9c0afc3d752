import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { WorkedAnswer } from "#app/toolkit/worked-answer.tsx";
import { WORKED_PATH } from "#app/toolkit/worked-path.ts";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/worked-answers";

/** One worked answer of each group. */
export function loader() {
  const { site, pages, toolkit } = getSiteContent();
  const { meta, ...page } = pages["worked-answers"];
  const groups = toolkit.groups.map(({ slug, title, worked, prompts }) => {
    const { title: promptTitle = worked.prompt, placeholders = {} } =
      prompts.find((prompt) => prompt.slug === worked.prompt) ?? {};
    const inOrder = [...worked.corrections].sort(
      (a, b) => worked.answer.indexOf(a.quote) - worked.answer.indexOf(b.quote),
    );
    const labels = { ...pages["dev-toolkit"].prompts.shared, ...placeholders };
    return { slug, title, worked: { ...worked, corrections: inOrder }, promptTitle, labels };
  });
  return { page, groups, metadata: getWebPageMetadata(site, WORKED_PATH, meta) };
}

/** Prompts of the toolkit with an answer each and a mentor's corrections. */
export default function WorkedAnswers({ loaderData: { page, groups, metadata } }: Route.ComponentProps) {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead} />
      <nav aria-label={page.contents} className="page pb-12 print:hidden">
        <ul className="grid gap-x-8 border-ink border-t-2 pt-4 sm:grid-cols-2 lg:grid-cols-4">
          {groups.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`} className="text-link inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ slug, ...answer }) => (
        <WorkedAnswer key={slug} id={slug} {...answer} copy={page} />
      ))}
      <Closing {...page.closing} />
    </>
  );
}
