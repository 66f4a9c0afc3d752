import { TRACK_LOOKS } from "#app/drawing/track-look.ts";
import type { Prompt } from "./toolkit.ts";

/** Classes of a prompt's mark: its shape and colour are those of the related course's track, its filling is the level. */
export const getMark = ({ course, level }: Pick<Prompt, "course" | "level">): string =>
  `${course ? TRACK_LOOKS[course.track].shape : "plain"} ${level}`;
