import { getPromptGroupPath, getPromptPath, PROMPT_FILES, ROADMAP_PATH } from "#app/academy/addresses.ts";
import { TRACKS } from "#app/academy/tracks.ts";
import { InlineScript, type PageHandle } from "#app/document/document-context.tsx";
import { getMarksClass, TRACK_LOOKS } from "#app/drawing/track-look.ts";
import { Island } from "#app/islands/island.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { PROMPT_FACETS } from "#app/toolkit/prompt-filter.ts";
import { CopyButton, getSign, LicenceLine, PromptInFull } from "#app/toolkit/prompt-in-full.tsx";
import { countToolkit, findPrompts, type Prompt, type PromptGroup, WORKED_ID } from "#app/toolkit/toolkit.ts";
import ToolkitSearch from "#app/toolkit/toolkit-search.island.tsx";
import type { ToolkitWords } from "#app/toolkit/toolkit-words.server.ts";
import { ActionLinks, ButtonLink } from "#app/ui/button-link.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/route";

/** The page filters by a script before its first paint, and redirects old addresses of days to the roadmap. */
export const handle: PageHandle = { scripts: ["filter", "islands", "movedDays"] };

/** The toolkit: what its index shows of the prompts, and what the roadmap is. */
export function loader() {
  const { page, metadata, site, toolkit } = getPageContent("dev-toolkit");
  const { full, others } = page.start;
  return {
    page,
    metadata,
    toolkit,
    start: { full: findPrompts(toolkit, [full]), others: findPrompts(toolkit, others) },
    total: countToolkit(toolkit).prompts,
    licence: site.licence,
  };
}

/** The free toolkit: prompts to start with, all prompts to search and copy, downloads, and what the roadmap is. */
export default function DevToolkit({ loaderData }: Route.ComponentProps) {
  const { page, metadata } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <div className="print:hidden">
        <PageTitle title={page.title} lead={page.lead}>
          <ActionLinks
            links={[
              { label: page.prompts.title, href: "#prompts" },
              { label: page.roadmap.title, href: ROADMAP_PATH },
            ]}
          />
        </PageTitle>
        <PromptLibrary {...loaderData} />
      </div>
      <RoadmapLines {...loaderData} />
    </Page>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** What the roadmap is, phase by phase, and the link to its page. */
const RoadmapLines = ({ toolkit: { phases }, page: { roadmap: words } }: Data) => (
  <Section id="roadmap" ground="border-ink border-t-2 bg-plate" title={words.title} lead={words.lead}>
    <ol className="mt-part border-ink border-t-2">
      {phases.map(({ track, title, summary, days }) => (
        <li key={title} className="split gap-y-1 border-rule border-b py-4">
          <p className="voice-data">
            <span className={`inline-block px-2 font-bold text-ink ${TRACK_LOOKS[track].fill}`}>
              Days {days[0]?.day} to {days.at(-1)?.day}
            </span>
          </p>
          <div>
            <h3 className="font-bold text-h4">{title}</h3>
            <p className="max-w-prose">{summary}</p>
          </div>
        </li>
      ))}
    </ol>
    <p className="mt-part" data-days={ROADMAP_PATH}>
      <ButtonLink href={ROADMAP_PATH} look="secondary">
        {words.link}
      </ButtonLink>
      <InlineScript name="movedDays" />
    </p>
  </Section>
);

/** The prompts to start with, and all prompts, found by words and level and copied where they are listed. */
function PromptLibrary({ toolkit: { groups }, start, total, page, licence }: Data) {
  const props = {
    total,
    start: <Start start={start} page={page} />,
    heading: <PromptsHeading words={page.prompts} />,
    board: (
      <>
        <GroupList groups={groups} />
        <Downloads secrets={page.prompts.secrets} licence={licence} />
      </>
    ),
  };
  return (
    <>
      <InlineScript name="filter" data-facets={JSON.stringify(PROMPT_FACETS)} />
      <Island component={ToolkitSearch} props={props} eagerFor="filter" />
    </>
  );
}

/** The prompts to start with: one in full, the others as rows. */
const Start = ({ start, page }: Pick<Data, "start" | "page">) => (
  <Section ground="border-ink border-t-2 bg-plate" title={page.start.title} lead={page.start.lead}>
    <div className="mt-part grid gap-x-12 lg:grid-cols-[7fr_5fr]">
      {start.full.map(({ group, prompt }) => (
        <PromptInFull key={prompt.slug} group={group} prompt={prompt} shared={page.prompts.shared} />
      ))}
      <ul className="prompt-rows content-start lg:grid-cols-1">
        {start.others.map(({ group, prompt }) => (
          <Row key={prompt.slug} prompt={prompt} group={group.slug} />
        ))}
      </ul>
    </div>
  </Section>
);

/** The signs of prompts: the colour is the track of the related course, the lines are the level. */
const SIGNS: [name: string, look: string][][] = [
  [
    ...TRACKS.map((track): [string, string] => [
      track,
      `${getMarksClass({ track, level: "Beginner" })} is-blank`,
    ]),
    ["No course", "is-unrelated is-blank"],
  ],
  [
    ["Beginner", "is-unrelated"],
    ["Intermediate", "is-unrelated is-holed"],
    ["Advanced", "is-unrelated is-outlined"],
  ],
];

/** The heading of all prompts, and the key to its signs. */
const PromptsHeading = ({ words }: { words: ToolkitWords["prompts"] }) => (
  <div className="grid gap-x-12 gap-y-part lg:grid-cols-2">
    <SectionHeading title={words.title} lead={words.lead} />
    <div
      className="voice-data grid content-end gap-1 text-data leading-tight lg:justify-self-end"
      aria-hidden="true"
    >
      {SIGNS.map((entries) => (
        <ul key={entries[0]?.[0]} className="flex flex-wrap gap-x-4 gap-y-1 *:flex *:items-center *:gap-2">
          {entries.map(([name, look]) => (
            <li key={name}>
              <i className={`prompt-sign ${look}`} />
              {name}
            </li>
          ))}
        </ul>
      ))}
    </div>
  </div>
);

/** The groups as rows of signs, one for each prompt; each row opens and lists its prompts. */
const GroupList = ({ groups }: { groups: PromptGroup[] }) => (
  <div className="prompt-board">
    {groups.map(({ slug, title, summary, prompts, worked }) => (
      <details key={slug} id={`group-${slug}`}>
        <summary>
          <h3>{title}</h3>
          <span aria-hidden="true">
            {prompts.map((prompt) => (
              <i key={prompt.slug} className={getSign(prompt)} />
            ))}
          </span>
          <span data-summary="">{summary}</span>
          <b>{prompts.length}</b>
        </summary>
        <ul className="prompt-rows" data-moved="">
          {prompts.map((prompt) => (
            <Row key={prompt.slug} prompt={prompt} group={slug} />
          ))}
        </ul>
        <p data-moved="">
          <a href={getPromptGroupPath(slug)}>
            All prompts of this group in full<span className="sr-only">: {title}</span>
          </a>
          <span>
            An AI answer, corrected:{" "}
            <a id={slug} href={`${getPromptGroupPath(slug)}#${WORKED_ID}`}>
              {worked.title}
            </a>
          </span>
        </p>
      </details>
    ))}
  </div>
);

type RowProps = { prompt: Prompt; group: string };

/** A prompt as a row: its title and situation, which the search looks in, and its address. */
const Row = ({ prompt, group }: RowProps) => (
  <li data-level={prompt.level}>
    <a href={getPromptPath(group, prompt.slug)}>{prompt.title}</a>
    <span>{prompt.when}</span>
    <CopyButton title={prompt.title} />
  </li>
);

/** The files that hold all prompts, and what to replace before pasting one. */
const Downloads = ({ secrets, licence }: Pick<Data, "licence"> & { secrets: string }) => (
  <div className="mt-part grid items-end gap-x-12 gap-y-4 lg:grid-cols-2">
    <p className="max-w-prose text-data">{secrets}</p>
    <div className="lg:justify-self-end">
      <h3 className="font-bold">Download all prompts</h3>
      <ul className="flex flex-wrap gap-x-6">
        {Object.entries({ Markdown: PROMPT_FILES.markdown, JSON: PROMPT_FILES.json }).map(([name, href]) => (
          <li key={name}>
            <TextLink href={href} download>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
      <LicenceLine licence={licence} />
    </div>
  </div>
);
