import type { DevToolkitCopy } from "#app/content/pages/dev-toolkit-schema.server.ts";
import type { Toolkit } from "./toolkit.ts";

/** The worked answer of each group as the page shows it: its prompt by title, its corrections in the order of the text. */
export const listWorkedAnswers = ({ groups }: Toolkit, shared: DevToolkitCopy["prompts"]["shared"]) =>
  groups.map(({ slug, title, worked, prompts }) => {
    const prompt = prompts.find((prompt) => prompt.slug === worked.prompt);
    const corrections = worked.corrections.toSorted(
      (a, b) => worked.answer.indexOf(a.quote) - worked.answer.indexOf(b.quote),
    );
    return {
      slug,
      title: worked.title ?? title,
      promptTitle: prompt?.title ?? worked.prompt,
      labels: { ...shared, ...prompt?.placeholders },
      worked: { ...worked, corrections },
    };
  });
