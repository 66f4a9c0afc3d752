import type { ReactNode } from "react";
import { CopyablePrompts } from "./copyable-prompts.tsx";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";

type PromptsProps = {
  words: DevToolkitCopy["copying"];
  /** Static HTML: the prompts of a group with their fields. */
  prompts: ReactNode;
};

/** The prompts of a group, to be filled in and copied. */
export default function Prompts({ words, prompts }: PromptsProps) {
  return <CopyablePrompts words={words}>{prompts}</CopyablePrompts>;
}
