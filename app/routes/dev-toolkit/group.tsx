import { data } from "react-router";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { getGroupPage } from "#app/toolkit/group-page.server.ts";
import { GroupHeader, GroupLinks } from "#app/toolkit/group-parts.tsx";
import { LicenceLine } from "#app/toolkit/licence-line.tsx";
import { PromptGroup } from "#app/toolkit/prompt-group.tsx";
import { WorkedAnswer } from "#app/toolkit/worked-answer.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import type { Route } from "./+types/group";

/** A group of prompts; 404 when the slug has none. */
export function loader({ params }: Route.LoaderArgs) {
  const { site, pages, toolkit } = getSiteContent();
  const words = pages["dev-toolkit"];
  const page = getGroupPage(site, words, toolkit, params.group);
  if (!page) throw data(null, { status: 404, statusText: "Not Found" });
  return { ...page, words, licence: site.licence };
}

/** Every prompt of a group in full, and an answer to one of them with a mentor's corrections. */
export default function Group({ loaderData }: Route.ComponentProps) {
  const { group, previous, next, trail, words, licence, metadata } = loaderData;
  return (
    <Page metadata={metadata} closing={words.closing}>
      <Breadcrumbs trail={trail} />
      <GroupHeader group={group} copy={words.group} secrets={words.prompts.secrets} />
      <PromptGroup group={group} copy={words.prompts} copying={words.copying} />
      <WorkedAnswer group={group} shared={words.prompts.shared} copy={words.worked} />
      <GroupLinks previous={previous} next={next} copy={words.group}>
        <LicenceLine label={words.licence} licence={licence} />
      </GroupLinks>
    </Page>
  );
}
