import { type ButtonLook, ExternalButtonLink } from "#app/ui/button-link.tsx";
import type { Enrolment } from "./enrolment.ts";

type EnrolButtonsProps = {
  enrolment: Enrolment;
  look?: ButtonLook;
  /** Whether the mail gives way to the button on small screens. */
  isCompact?: boolean;
};

/** The button that opens the chat, and the mail beside it (reading R22). */
export function EnrolButtons({ enrolment, look = "primary", isCompact = false }: EnrolButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <ExternalButtonLink href={enrolment.links.chat} look={look}>
        {enrolment.label}
      </ExternalButtonLink>
      <a
        href={enrolment.links.mail}
        className={`text-link min-h-11 items-center ${isCompact ? "hidden lg:inline-flex" : "inline-flex"}`}
      >
        {enrolment.emailLabel}
      </a>
    </div>
  );
}

/** Keeps the enrolment in reach: beside the text on wide screens, at the foot of the screen on a phone. */
export function EnrolBar({
  title,
  summary,
  enrolment,
}: {
  title: string;
  summary: string;
  enrolment: Enrolment;
}) {
  return (
    <aside
      aria-label={`Enrol in ${title}`}
      className="print:hidden max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:border-ink max-lg:border-t-2 max-lg:bg-paper max-lg:px-gutter max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <div className="flex items-center justify-between gap-4 lg:sticky lg:top-8 lg:block lg:border-ink lg:border-t-4 lg:bg-white lg:p-6">
        <div className="min-w-0">
          <p className="truncate font-bold lg:whitespace-normal lg:text-h4">{title}</p>
          <p className="voice-data text-data text-muted max-sm:hidden lg:mb-4">{summary}</p>
        </div>
        <EnrolButtons enrolment={enrolment} isCompact />
      </div>
    </aside>
  );
}
