import { LEARNING_PATHS_PATH } from "#app/academy/addresses.ts";
import { checkTracksAndRows } from "#app/courses/paths/learning-paths.server.ts";
import { learningPathsSchema } from "#app/courses/paths/learning-paths-words.server.ts";
import { definePage } from "#app/page-model/page.server.ts";

/** The three learning paths: `content/pages/learning-paths.yaml`. */
export const LEARNING_PATHS_PAGE = definePage({
  address: LEARNING_PATHS_PATH,
  file: "learning-paths",
  schema: learningPathsSchema,
  check: checkTracksAndRows,
});
