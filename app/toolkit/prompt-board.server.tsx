import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import type { PromptGroup } from "./toolkit.ts";

/** All prompts as marks in named rows, each a link: shape and colour are the course's, the filling the level. */
export const PromptBoard = ({ groups }: { groups: PromptGroup[] }) => (
  <ol className="prompt-marks">
    {groups.map(({ slug, title, prompts }) => (
      <li key={slug}>
        <a href={`#group-${slug}`}>{title}</a>
        <span className="marks">
          {prompts.map((prompt) => (
            // biome-ignore lint/a11y/useAnchorContent: a mark is drawn by the stylesheet and named by its label
            <a
              key={prompt.slug}
              href={`#${prompt.slug}`}
              title={prompt.title}
              aria-label={prompt.title}
              className={`${prompt.course ? TRACK_LOOKS[prompt.course.track].shape : "plain"} ${prompt.level}`}
            />
          ))}
        </span>
      </li>
    ))}
  </ol>
);
