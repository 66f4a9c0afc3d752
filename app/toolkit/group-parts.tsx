import type { ReactNode } from "react";
import { getPromptGroupPath } from "#app/content/addresses.ts";
import type { PromptGroup } from "./toolkit.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { getMark } from "./toolkit-mark.ts";

type GroupCopy = DevToolkitCopy["group"];

type GroupHeaderProps = {
  group: PromptGroup;
  copy: GroupCopy;
  /** What to do with secrets before pasting. */
  secrets: string;
};

/** What the group is for, and its prompts by their titles, each a link to its place on the page. */
export const GroupHeader = ({ group, copy, secrets }: GroupHeaderProps) => (
  <>
    <div className="page grid gap-x-12 gap-y-4 pt-3 pb-6 lg:grid-cols-2 lg:items-end lg:pt-6 lg:pb-8">
      <div>
        <h1 className="voice-wide text-h1">{group.title}</h1>
        <p className="mt-2 max-w-text text-lead text-muted">{group.summary}</p>
      </div>
      <p className="max-w-text border-marigold border-l-8 pl-4 text-data print:hidden">{secrets}</p>
    </div>
    <nav aria-label={copy.contents} className="page pb-6 lg:pb-8 print:hidden">
      <ol className="prompt-contents">
        {group.prompts.map((prompt) => (
          <li key={prompt.slug} className={getMark(prompt)}>
            <a href={`#${prompt.slug}`}>{prompt.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  </>
);

type GroupLinksProps = {
  previous: PromptGroup | undefined;
  next: PromptGroup | undefined;
  copy: GroupCopy;
  children: ReactNode;
};

/** The ways to the other groups. */
export const GroupLinks = ({ previous, next, copy, children }: GroupLinksProps) => (
  <div className="border-ink border-t-2 print:hidden">
    <div className="page py-6">
      <nav aria-label={copy.others} className="grid gap-x-12 sm:grid-cols-3">
        {previous ? <GroupLink label={copy.previous} group={previous} /> : <span />}
        <p className="sm:text-center">
          <a href="/dev-toolkit#prompts" className="text-link inline-flex min-h-11 items-center">
            {copy.all}
          </a>
        </p>
        {next ? <GroupLink label={copy.next} group={next} className="sm:text-right" /> : null}
      </nav>
      {children}
    </div>
  </div>
);

type GroupLinkProps = { label: string; group: PromptGroup; className?: string };

const GroupLink = ({ label, group, className }: GroupLinkProps) => (
  <p className={className}>
    {label}{" "}
    <a href={getPromptGroupPath(group.slug)} className="text-link inline-flex min-h-11 items-center">
      {group.title}
    </a>
  </p>
);
