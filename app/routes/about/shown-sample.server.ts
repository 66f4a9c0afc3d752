import { fillCopy } from "#app/content/fill-copy.ts";
import { highlightLines } from "#app/content/listing.server.ts";
import type { Course } from "#app/courses/course.ts";
import type { ShownReview } from "./review-sample.tsx";
import type { Sample } from "./sample-copy.server.ts";

/** The sample as the page shows it: code highlighted, changes found, the certificate made out for its course. */
export function getShownSample({ review, certificate }: Sample, courses: Course[]) {
  const course = courses.find(({ slug }) => slug === certificate.course);
  const projects = course?.projects.map((project) => project.split(" - ")[0] ?? "") ?? [];
  return {
    review: getShownReview(review),
    certificate: fillCopy(certificate, {
      courseTitle: course?.title ?? "",
      courseSessions: course?.sessions ?? "",
      courseProjects: projects.length,
    }),
    projects,
  };
}

function getShownReview({ language, before, after, ...copy }: Sample["review"]): ShownReview {
  const kept = new Set(before);
  return {
    ...copy,
    before: highlightLines(before, language),
    after: highlightLines(after, language),
    changed: after.flatMap((line, index) => (kept.has(line) ? [] : [index + 1])),
  };
}
