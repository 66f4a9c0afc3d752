import { coursePageSchema } from "#app/courses/course-page/course-words.server.ts";
import { defineWords } from "#app/page-model/page.server.ts";

/** The words around every course: `content/pages/course.yaml`. */
export const COURSE_WORDS = defineWords({ file: "course", schema: coursePageSchema });
