import { type ButtonLook, ExternalButtonLink } from "#app/ui/button-link.tsx";
import type { Enrolment } from "./enrolment.ts";

type EnrolButtonsProps = { enrolment: Enrolment; look?: ButtonLook };

/** The button that opens the chat, and the mail beside it. */
export function EnrolButtons({ enrolment, look = "primary" }: EnrolButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <ExternalButtonLink href={enrolment.links.chat} look={look}>
        {enrolment.label}
      </ExternalButtonLink>
      <a href={enrolment.links.mail} className="text-link inline-flex min-h-11 items-center">
        {enrolment.emailLabel}
      </a>
    </div>
  );
}
