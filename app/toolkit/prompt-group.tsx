import { Island } from "#app/islands/island.tsx";
import { PromptInFull } from "./prompt-in-full.tsx";
import Prompts from "./prompts.island.tsx";
import type { PromptGroup as Group } from "./toolkit.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";
import { VALUES_KEY } from "./toolkit-state.ts";

type PromptGroupProps = { group: Group; copy: DevToolkitCopy["prompts"]; copying: DevToolkitCopy["copying"] };

/** All prompts of a group in full, to be filled in and copied. */
export function PromptGroup({ group, copy, copying }: PromptGroupProps) {
  const prompts = (
    <div className="page">
      <p className="pt-3 text-right noscript:hidden print:hidden">
        <button type="button" data-copy-group="" className="text-link min-h-11">
          {copy.copyGroup}
        </button>
      </p>
      {group.prompts.map((prompt) => (
        <PromptInFull
          key={prompt.slug}
          group={group}
          prompt={prompt}
          copy={copy}
          button={copying.copy}
          hasFields
        />
      ))}
    </div>
  );
  const { title, summary } = group;
  const props = { title, summary, words: copying, prompts };
  return (
    <div className="border-ink border-t-2 bg-white">
      <Island name="prompts" component={Prompts} props={props} wakesFor={VALUES_KEY} />
    </div>
  );
}
