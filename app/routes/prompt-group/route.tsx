import { Fragment, type ReactNode } from "react";
import { data } from "react-router";
import { getPromptGroupPath, TOOLKIT_PATH } from "#app/academy/addresses.ts";
import { formatListing } from "#app/content/listing.server.ts";
import type { PageHandle } from "#app/document/document-context.tsx";
import { Island } from "#app/islands/island.tsx";
import { getTrail } from "#app/seo/json-ld.ts";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { Page } from "#app/shell/page.tsx";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { getSign, LicenceLine, PromptInFull } from "#app/toolkit/prompt-in-full.tsx";
import Prompts from "#app/toolkit/prompts.island.tsx";
import { type PromptGroup, WORKED_ID, type WorkedAnswer as Worked } from "#app/toolkit/toolkit.ts";
import { VALUES_KEY } from "#app/toolkit/toolkit-state.ts";
import { type AnswerNode, readAnswer } from "#app/toolkit/worked-answer.server.ts";
import { Html } from "#app/ui/html.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/route";

/** The prompts are an island. */
export const handle: PageHandle = { scripts: ["islands"] };

/** A group of prompts; 404 when there is no such group. */
export function loader({ params }: Pick<Route.LoaderArgs, "params">) {
  const { site, pages, toolkit } = getSiteContent();
  const words = pages["dev-toolkit"];
  const index = toolkit.groups.findIndex(({ slug }) => slug === params.group);
  const group = toolkit.groups[index];
  if (!group) throw data(null, { status: 404, statusText: "Group not found" });
  const path = getPromptGroupPath(group.slug);
  const { title, meta } = group;
  const trail = [...getTrail(site, { name: words.name, path: TOOLKIT_PATH }), { name: title, path }];
  return {
    group: { ...group, worked: getShownAnswer(group.worked) },
    previous: toolkit.groups[index - 1],
    next: toolkit.groups[index + 1],
    metadata: getWebPageMetadata(site, path, meta, { trail }),
    words,
    licence: site.licence,
  };
}

/** An answer as the page shows it; its corrections are sorted by their place in it, where they are numbered. */
function getShownAnswer({ answer, input, ...worked }: Worked) {
  const corrections = worked.corrections.toSorted(
    (a, b) => answer.indexOf(a.quote) - answer.indexOf(b.quote),
  );
  const quotes = corrections.map(({ quote }) => quote);
  return {
    ...worked,
    corrections,
    answer: readAnswer(answer, quotes).nodes,
    input: Object.entries(input).map(([name, given]) => {
      const value = given.trimEnd();
      // Several lines are code, a table or output.
      return { name, value, html: value.includes("\n") ? formatListing({ text: value }) : "" };
    }),
  };
}

/** Every prompt of a group in full, and an answer to one of them with a mentor's corrections. */
export default function Group({ loaderData }: Route.ComponentProps) {
  const { previous, next, words, licence, metadata } = loaderData;
  return (
    <Page metadata={metadata} closing={words.closing}>
      <GroupHeader {...loaderData} />
      <FilledPrompts {...loaderData} />
      <WorkedAnswer {...loaderData} />
      <div className="border-ink border-t-2 print:hidden">
        <div className="page py-6">
          <nav aria-label="Other groups" className="grid gap-x-12 sm:grid-cols-3">
            {previous ? <GroupLink label="Previous:" group={previous} /> : <span />}
            <p className="sm:text-center">
              <TextLink href={`${TOOLKIT_PATH}#prompts`}>All groups</TextLink>
            </p>
            {next ? <GroupLink label="Next:" group={next} className="sm:text-right" /> : null}
          </nav>
          <LicenceLine licence={licence} />
        </div>
      </div>
    </Page>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** What the group is for, and its prompts by their titles, each a link to its place on the page. */
const GroupHeader = ({ group, words }: Data) => (
  <>
    <PageTitle
      title={group.meta.title}
      lead={group.summary}
      aside={<p className="max-w-prose text-data lg:basis-1/2 print:hidden">{words.prompts.secrets}</p>}
    />
    <nav aria-label="Prompts on this page" className="page pb-8 max-lg:hidden print:hidden">
      <ol className="prompt-contents columns-[18rem] gap-x-8 border-ink border-t-2 pt-3 leading-tight">
        {group.prompts.map((prompt) => (
          <li key={prompt.slug} className="flex break-inside-avoid gap-2.5">
            <i className={`mt-1.5 self-start ${getSign(prompt)}`} />
            <a href={`#${prompt.slug}`}>{prompt.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  </>
);

type GroupLinkProps = { label: string; group: PromptGroup; className?: string };

const GroupLink = ({ label, group, className }: GroupLinkProps) => (
  <p className={className}>
    {label} <TextLink href={getPromptGroupPath(group.slug)}>{group.title}</TextLink>
  </p>
);

/** All prompts of a group in full, to be filled in and copied. */
function FilledPrompts({
  group,
  words: {
    prompts: { shared },
  },
}: Data) {
  const prompts = (
    <div className="page lg:pt-10">
      {group.prompts.map((prompt) => (
        <PromptInFull key={prompt.slug} group={group} prompt={prompt} shared={shared} hasFields />
      ))}
    </div>
  );
  return (
    <div className="border-ink border-t-2 bg-plate">
      <Island component={Prompts} props={{ children: prompts }} eagerFor={VALUES_KEY} />
    </div>
  );
}

/** A prompt with what was filled in, an answer, and a mentor's corrections at the words they are about. */
function WorkedAnswer({ group, words }: Data) {
  const { worked, prompts } = group;
  const prompt = prompts.find(({ slug }) => slug === worked.prompt);
  const labels: Record<string, { label: string }> = {
    ...words.prompts.shared,
    ...prompt?.placeholders,
  };
  const titleId = `${WORKED_ID}-title`;
  return (
    <section id={WORKED_ID} className="scroll-mt-4 border-ink border-t-2" aria-labelledby={titleId}>
      <div className="page grid gap-x-12 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="lg:col-span-2">
          <h2 id={titleId} className="voice-wide text-h2">
            {worked.title}
          </h2>
          <p className="mt-2 max-w-text text-lead text-muted">{words.worked}</p>
          <p className="mt-4">
            The prompt:{" "}
            <a href={`#${worked.prompt}`} className="text-link">
              {prompt?.title}
            </a>
          </p>
          <h3 className="mt-6 font-bold text-h4">The blanks, filled in</h3>
          <dl className="mt-2">
            {worked.input.map(({ name, value, html }) => (
              <div
                key={name}
                className="grid gap-x-6 gap-y-1 border-rule border-t py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
              >
                <dt className="text-data text-muted">{labels[name]?.label ?? name}</dt>
                <dd className="wrap-anywhere text-data">
                  {html ? <Html className="prose" html={html} /> : value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Answer worked={worked} />
        <Corrections worked={worked} />
      </div>
    </section>
  );
}

/** The number of a correction, in a square. */
const NUMBER =
  "voice-data inline-flex size-6 items-center justify-center border-2 border-ink bg-plate font-bold text-micro";

type AnswerProps = { worked: Data["group"]["worked"] };

/** The words that a correction is about are marked and carry its number, a link to it. */
const Answer = ({ worked }: AnswerProps) => (
  <div>
    <h3 className="font-bold text-h4">The answer</h3>
    <div className="prose mt-2 wrap-anywhere border-rule border-t pt-3 text-data">
      {worked.answer.map(showNode)}
    </div>
  </div>
);

/** A node of an answer; none of them moves, so that its place is its key. */
function showNode(node: AnswerNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  switch (node.tag) {
    case "mark":
      return <Quote key={key} {...node} />;
    case "pre":
      return (
        <figure key={key} className="listing listing-part">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <pre tabIndex={0} role="group" aria-label="Code">
            <code>{node.children.map(showNode)}</code>
          </pre>
        </figure>
      );
    case "line":
      return (
        <Fragment key={key}>
          <span style={{ "--indent": node.indent }}>
            {node.indent > 0 ? <i>{" ".repeat(node.indent)}</i> : null}
            {node.children.map(showNode)}
          </span>
          {"\n"}
        </Fragment>
      );
    case "table":
      return (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <div key={key} className="scroll-region" tabIndex={0} role="group" aria-label="Table">
          <table>{node.children.map(showNode)}</table>
        </div>
      );
    default: {
      const { tag: Element, children, start } = node;
      return (
        <Element key={key} start={start} className={Element === "p" ? "whitespace-pre-line" : undefined}>
          {children.map(showNode)}
        </Element>
      );
    }
  }
}

function Quote({ text, quote, punctuation }: { text: string; quote: number; punctuation: string }) {
  return (
    <>
      <mark
        id={`quote-${quote + 1}`}
        className="scroll-mt-16 bg-tint text-ink underline decoration-2 decoration-error underline-offset-4"
      >
        {text}
      </mark>
      {punctuation}
      <a href={`#correction-${quote + 1}`} className={`ml-1 indent-0 text-ink! no-underline! ${NUMBER}`}>
        <span className="sr-only"> Correction </span>
        {quote + 1}
      </a>
    </>
  );
}

function Corrections({ worked }: AnswerProps) {
  return (
    <div>
      <h3 className="font-bold text-h4">The mentor’s corrections</h3>
      <ol className="mt-2 grid gap-4">
        {worked.corrections.map(({ quote, text }, index) => (
          <li
            key={quote}
            id={`correction-${index + 1}`}
            className="grid scroll-mt-4 grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-rule border-t pt-3 target:bg-tint"
          >
            <a href={`#quote-${index + 1}`} className={NUMBER}>
              {index + 1}
              <span className="sr-only">: Back to the answer</span>
            </a>
            <div>
              <p className="text-data text-muted wrap-anywhere">‘{quote.replace(/\s+/g, " ")}’</p>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
