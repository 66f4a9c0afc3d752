import { ExternalLink } from "#app/ui/button-link.tsx";
import { LongMessage } from "./long-message.tsx";

/** Mail and chat, with their addresses and words. */
export type Ways = { email: string; chat: { href: string; label: string } };

type WaysToWriteProps = {
  text: string;
  ways: Ways;
  /** Whether the mail contains the values of the form. */
  carriesForm?: boolean;
};

/** How to reach the academy without the form. */
export function WaysToWrite({ text, ways, carriesForm }: WaysToWriteProps) {
  return (
    <div className="mt-4" data-mail={carriesForm ? "" : undefined}>
      <p className="max-w-text text-lead">{text}</p>
      <ul className="voice-data mt-3 flex flex-wrap gap-x-10 gap-y-2 wrap-anywhere text-question">
        <li>
          <a
            href={`mailto:${ways.email}`}
            data-carries={carriesForm ? ways.email : undefined}
            className="text-link inline-block min-h-8"
          >
            {ways.email}
          </a>
        </li>
        <li>
          <ExternalLink href={ways.chat.href} className="text-link inline-block min-h-8">
            {ways.chat.label}
          </ExternalLink>
        </li>
      </ul>
      {carriesForm ? <LongMessage /> : null}
    </div>
  );
}
