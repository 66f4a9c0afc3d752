import type { Course } from "#app/courses/course.ts";
import { type ButtonLook, ExternalButtonLink } from "#app/ui/button-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Enrolment } from "./enrolment.ts";

type EnrolBarProps = { course: Pick<Course, "title" | "nextStart">; enrolment: Enrolment };

/**
 * The enrolment as a bar at the foot of a small screen, sticky unless the screen is low. Scrolled to its place, it is
 * the head of the last section.
 */
export function EnrolBar({ course, enrolment }: EnrolBarProps) {
  return (
    <div className="enrol-bar on-ink">
      <p className="voice-data">{course.nextStart ?? enrolment.week ?? course.title}</p>
      <ExternalButtonLink href={enrolment.links.chat} look="signal">
        Enroll Now
      </ExternalButtonLink>
    </div>
  );
}

type EnrolButtonsProps = { enrolment: Enrolment; look?: ButtonLook };

/** The button that opens the chat, the name of the chat, and a link to email. */
export function EnrolButtons({ enrolment, look = "primary" }: EnrolButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <ExternalButtonLink href={enrolment.links.chat} look={look}>
        Enroll Now
      </ExternalButtonLink>
      <span>
        {`on ${enrolment.chatApp} or `}
        <TextLink href={enrolment.links.mail}>by email</TextLink>
      </span>
    </div>
  );
}
