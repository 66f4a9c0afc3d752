import { getPromptGroupPath, getPromptPath, WORKED_ID } from "#app/content/addresses.ts";
import { Island } from "#app/islands/island.tsx";
import { Page } from "#app/shell/page.tsx";
import { getPageContent } from "#app/site/page-content.server.ts";
import { getMark, LicenceLine, PromptInFull } from "#app/toolkit/prompt-in-full.tsx";
import { BOARD_ID } from "#app/toolkit/shown-prompts.ts";
import { countToolkit, findPrompts, type Prompt, type PromptGroup } from "#app/toolkit/toolkit.ts";
import type { DevToolkitCopy } from "#app/toolkit/toolkit-copy.server.ts";
import ToolkitSearch from "#app/toolkit/toolkit-search.island.tsx";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { SectionHeading } from "#app/ui/section.tsx";
import type { Route } from "./+types/route";
import { RoadmapSection } from "./roadmap.tsx";

/** The toolkit: what its index shows of the prompts, and the roadmap. */
export function loader() {
  const { page, metadata, site, toolkit } = getPageContent("/dev-toolkit");
  const { full, others } = page.start;
  return {
    page,
    metadata,
    toolkit,
    start: { full: findPrompts(toolkit, full), others: findPrompts(toolkit, others) },
    total: countToolkit(toolkit).prompts,
    licence: site.licence,
    identity: { academy: site.identity.name, origin: site.identity.origin },
  };
}

/** The free toolkit: prompts to search and copy, those to start with, downloads, and the roadmap day by day. */
export default function DevToolkit({ loaderData }: Route.ComponentProps) {
  const { page, metadata, toolkit, identity } = loaderData;
  return (
    <Page metadata={metadata} closing={page.closing}>
      <div className="print:hidden">
        <div className="page flex flex-wrap items-end justify-between gap-x-12 gap-y-4 py-6 lg:py-10">
          <div>
            <h1 className="voice-wide text-h1">{page.title}</h1>
            <p className="mt-2 max-w-text text-lead text-muted">{page.lead}</p>
          </div>
          <a href="#roadmap" className={getButtonClass("secondary")}>
            {page.roadmap.title}
          </a>
        </div>
        <PromptLibrary {...loaderData} />
      </div>
      <RoadmapSection phases={toolkit.phases} copy={page.roadmap} {...identity} />
    </Page>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** All prompts: found by words, group and level, and copied where they are listed. */
function PromptLibrary({ toolkit: { groups }, start, total, page, licence }: Data) {
  const { prompts, copying, downloads } = page;
  const { search, level, allLevels, none, clear, openAll, closeAll } = prompts;
  const props = {
    total,
    labels: { search, level, allLevels, none, clear, openAll, closeAll },
    words: copying,
    heading: <SectionHeading title={prompts.title} lead={prompts.lead} />,
    board: (
      <>
        <Board groups={groups} copy={prompts} button={copying.copy} />
        <p className="mt-3 text-data text-muted">{prompts.key}</p>
        <p className="mt-3 border-marigold border-l-8 pl-4 text-data">{prompts.secrets}</p>
        <h3 className="mt-6 font-bold">{downloads.title}</h3>
        <ul className="flex flex-wrap gap-x-6">
          {downloads.files.map(({ label, href }) => (
            <li key={href}>
              <a href={href} download className="text-link inline-flex min-h-11 items-center">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <LicenceLine label={page.licence} licence={licence} />
      </>
    ),
    start: <Start start={start} page={page} />,
  };
  return (
    <section id="prompts" className="border-ink border-t-2 bg-white">
      <div className="page py-6 lg:py-8">
        <Island name="toolkit-search" component={ToolkitSearch} props={props} eagerFor="query" />
      </div>
    </section>
  );
}

type BoardProps = { groups: PromptGroup[]; copy: DevToolkitCopy["prompts"]; button: string };

/** The groups as rows of marks, one mark a prompt; each opens and lists its prompts. */
const Board = ({ groups, copy, button }: BoardProps) => (
  <div id={BOARD_ID} className="prompt-board">
    {groups.map(({ slug, title, summary, prompts, worked }) => (
      <details key={slug} id={`group-${slug}`}>
        <summary>
          <h3>{title}</h3>
          <span aria-hidden="true">
            {prompts.map((prompt) => (
              <i key={prompt.slug} className={getMark(prompt)} />
            ))}
          </span>
          <b>{prompts.length}</b>
        </summary>
        <p>
          <span data-summary="">{summary}</span> <a href={getPromptGroupPath(slug)}>{copy.whole}</a>
        </p>
        <ul className="prompt-rows" data-moved="">
          {prompts.map((prompt) => (
            <Row key={prompt.slug} prompt={prompt} group={slug} button={button} id={prompt.slug} />
          ))}
        </ul>
        <p data-moved="">
          {copy.worked}{" "}
          <a id={slug} href={`${getPromptGroupPath(slug)}#${WORKED_ID}`}>
            {worked.title ?? title}
          </a>
        </p>
      </details>
    ))}
  </div>
);

type RowProps = { prompt: Prompt; group: string; button: string; id?: string };

/** A prompt by its title and situation, with its address. */
const Row = ({ prompt, group, button, id }: RowProps) => (
  <li id={id} data-level={prompt.level}>
    <a href={getPromptPath(group, prompt.slug)}>{prompt.title}</a>
    <span>{prompt.when}</span>
    <button type="button">{button}</button>
  </li>
);

/** The prompts to start with. */
const Start = ({ start, page }: Pick<Data, "start" | "page">) => (
  <div id="start" className="scroll-mt-4">
    <SectionHeading title={page.start.title} lead={page.start.lead} />
    <div className="mt-4">
      {start.full.map(({ group, prompt }) => (
        <PromptInFull
          key={prompt.slug}
          group={group}
          prompt={prompt}
          copy={page.prompts}
          button={page.copying.copy}
        />
      ))}
    </div>
    <ul className="prompt-rows">
      {start.others.map(({ group, prompt }) => (
        <Row key={prompt.slug} prompt={prompt} group={group.slug} button={page.copying.copy} />
      ))}
    </ul>
  </div>
);
