import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { Contents } from "#app/toolkit/contents.tsx";
import { WorkedAnswer } from "#app/toolkit/worked-answer.tsx";
import { listWorkedAnswers } from "#app/toolkit/worked-answers.server.ts";
import { WORKED_PATH } from "#app/toolkit/worked-path.ts";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/worked-answers";

/** One worked answer of each group. */
export function loader() {
  const { page, metadata, pages, toolkit } = getPageContent(WORKED_PATH);
  return { page, metadata, groups: listWorkedAnswers(toolkit, pages["dev-toolkit"].prompts.shared) };
}

/** Prompts of the toolkit with an answer each and a mentor's corrections. */
export default function WorkedAnswers({ loaderData: { page, groups, metadata } }: Route.ComponentProps) {
  return (
    <Page metadata={metadata} closing={page.closing}>
      <PageTitle title={page.title} lead={page.lead} />
      <Contents label={page.contents} parts={groups} />
      {groups.map(({ slug, ...answer }) => (
        <WorkedAnswer key={slug} id={slug} {...answer} copy={page} />
      ))}
    </Page>
  );
}
