/** The prompts of a group, to be filled in and copied. */
export { CopyablePrompts as default } from "./copyable-prompts.tsx";
