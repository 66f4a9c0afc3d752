import type { CoursePage } from "#app/courses/course-page/course-page.ts";
import { type ButtonLook, ExternalButtonLink } from "#app/ui/button-link.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Enrolment } from "./enrolment.ts";

/**
 * The enrolment as a bar, sticky at the foot of a small screen. It comes to rest as the head of the last section of a
 * course. Not sticky on a low screen.
 */
export function EnrolBar({ course, enrolment }: CoursePage) {
  const detail = course.nextStart ?? enrolment.week;
  return (
    <div className="enrol-bar tall:sticky on-ink bottom-0 z-10 border-ink-rule border-t px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 text-balance leading-tight">
          <b className={detail ? "block max-sm:hidden" : ""}>{course.title}</b>
          {detail ? <span className="voice-data">{detail}</span> : null}
        </p>
        <div className="flex-none">
          <ExternalButtonLink href={enrolment.links.chat} look="signal">
            Enroll Now
          </ExternalButtonLink>
        </div>
      </div>
    </div>
  );
}

type EnrolButtonsProps = {
  enrolment: Enrolment;
  look?: ButtonLook;
  /** Whether the button is as wide as its column. */
  isWide?: boolean;
};

/** The button that opens the chat, and the mail next to it. */
export function EnrolButtons({ enrolment, look = "primary", isWide = false }: EnrolButtonsProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden ${isWide ? "*:first:w-full" : ""}`}
    >
      <ExternalButtonLink href={enrolment.links.chat} look={look}>
        Enroll Now
      </ExternalButtonLink>
      <TextLink href={enrolment.links.mail}>Email instead</TextLink>
    </div>
  );
}
