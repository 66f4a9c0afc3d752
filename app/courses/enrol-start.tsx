import type { Course } from "./course.ts";
import type { Enrolment } from "./enrolment.ts";

type EnrolStartProps = { course: Pick<Course, "nextStart">; enrolment: Enrolment };

/** When the next group starts; of what is not known, who tells. Everything else of a group is in 'Good to know'. */
export function EnrolStart({ course: { nextStart }, enrolment: { unknown } }: EnrolStartProps) {
  return (
    <div className="grid gap-2 font-bold">
      {nextStart ? <p>{nextStart}</p> : null}
      {unknown ? <p>{unknown}</p> : null}
    </div>
  );
}
