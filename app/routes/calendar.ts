import type { LoaderFunctionArgs } from "react-router";
import { getCohortCalendarPath } from "#app/content/addresses.ts";
import { getCohortCalendar } from "#app/courses/cohort.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import { getPath, sendFile } from "./send-file.server.ts";

/** `/courses/<slug>-<day>.ics`: the sessions of the group that starts on that day. */
export function loader({ url }: LoaderFunctionArgs) {
  const { site, courses } = getSiteContent();
  const path = getPath(url);
  for (const course of courses)
    for (const cohort of course.cohorts)
      if (getCohortCalendarPath(course.slug, cohort.start) === path)
        return sendFile(url, getCohortCalendar(site, course, cohort));
  return sendFile(url, undefined);
}
