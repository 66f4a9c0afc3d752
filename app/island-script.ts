import { startFormDraft } from "#app/contact/form-values.ts";
import { COURSE_FILTER } from "#app/courses/catalogue/course-filter.ts";
import { startIslands } from "#app/islands/load-islands.ts";

/** The inline script before the first island of a page: the island is never shown without it, so no press is lost. */

// The filter of the toolkit has no other fields or choices.
if (COURSE_FILTER.isActive(COURSE_FILTER.parse(new URLSearchParams(location.search))))
  document.documentElement.dataset.filtered = "";
if (document.documentElement.dataset.scripts !== undefined) startIslands();
startFormDraft();
