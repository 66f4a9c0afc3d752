import type { ReactNode } from "react";
import { getPromptGroupPath, getPromptPath, WORKED_ID } from "#app/content/addresses.ts";
import { Island } from "#app/islands/island.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { PromptInFull } from "./prompt-in-full.tsx";
import type { findPrompts, Prompt, PromptGroup } from "./toolkit.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { getMark } from "./toolkit-mark.ts";
import ToolkitSearch from "./toolkit-search.island.tsx";

type Page = Pick<DevToolkitCopy, "prompts" | "copying" | "start">;
type Found = ReturnType<typeof findPrompts>;

type PromptLibraryProps = {
  groups: PromptGroup[];
  /** The prompts to start with: in full, and as rows. */
  start: { full: Found; others: Found };
  /** How many prompts there are. */
  total: number;
  page: Page;
  /** What follows the list. */
  children: ReactNode;
};

/** All prompts: found by words, group and level, and copied where they are listed. */
export function PromptLibrary({ groups, start, total, page, children }: PromptLibraryProps) {
  const { prompts, copying } = page;
  const { search, level, allLevels, none, clear, openAll, closeAll, otherNames } = prompts;
  const props = {
    total,
    labels: { search, level, allLevels, none, clear, openAll, closeAll },
    otherNames,
    words: copying,
    heading: <SectionHeading title={prompts.title} lead={prompts.lead} />,
    board: (
      <>
        <Board groups={groups} copy={prompts} button={copying.copy} />
        <p className="mt-3 text-data text-muted">{prompts.key}</p>
        <p className="mt-3 border-marigold border-l-8 pl-4 text-data">{prompts.secrets}</p>
        {children}
      </>
    ),
    start: <Start start={start} page={page} />,
  };
  return (
    <section id="prompts" className="border-ink border-t-2 bg-white">
      <div className="page py-6 lg:py-8">
        <Island name="toolkit-search" component={ToolkitSearch} props={props} wakesFor="query" />
      </div>
    </section>
  );
}

type BoardProps = { groups: PromptGroup[]; copy: DevToolkitCopy["prompts"]; button: string };

/** The groups as rows of marks, one mark a prompt; each opens and lists its prompts. */
const Board = ({ groups, copy, button }: BoardProps) => (
  <div className="prompt-board">
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
          {summary} <a href={getPromptGroupPath(slug)}>{copy.whole}</a>
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
  <li id={id}>
    <a href={getPromptPath(group, prompt.slug)}>{prompt.title}</a>
    <span>{prompt.when}</span>
    <button type="button">{button}</button>
  </li>
);

/** The prompts to start with. */
const Start = ({ start, page }: Pick<PromptLibraryProps, "start" | "page">) => (
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
