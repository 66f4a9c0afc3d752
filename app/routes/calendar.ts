import { getCohortCalendarPath } from "#app/content/addresses.ts";
import { getCohortCalendar } from "#app/courses/cohort.ts";
import { getSiteContent } from "#app/site/site-content.server.ts";
import type { Route } from "./+types/calendar";
import { sendFile } from "./send-file.server.ts";

/** `/courses/<slug>-<day>.ics`: the sessions of the group that starts on that day. */
export function loader({ url, params }: Route.LoaderArgs) {
  const { site, courses } = getSiteContent();
  const path = `/courses/${params.name}.ics`;
  for (const course of courses)
    for (const cohort of course.cohorts)
      if (getCohortCalendarPath(course.slug, cohort.start) === path)
        return sendFile(url, getCohortCalendar(site, course, cohort));
  return sendFile(url, undefined);
}
