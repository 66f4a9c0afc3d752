import type { ReactNode } from "react";
import { NewTabNote } from "#app/ui/button-link.tsx";
import type { ContactPage } from "./contact-copy.server.ts";
import type { ContactFacts } from "./contact-facts.ts";
import { ReplyWeek } from "./reply-week.tsx";

type ContactCardsProps = ContactFacts & { cards: ContactPage["cards"] };

/** The four ways and facts beside the form. */
export function ContactCards({ cards, ways, parentUrl, replyWindow }: ContactCardsProps) {
  const { email, chat } = ways;
  return (
    <ul className="self-start border-ink border-t-2">
      <Card {...cards.email}>
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
      </Card>
      <Card {...cards.chat}>
        <span className="voice-data block font-bold text-h3">{chat.label}</span>
        <ExternalLink href={chat.href}>{cards.chat.link}</ExternalLink>
      </Card>
      <Card {...cards.response} drawing={replyWindow ? <ReplyWeek window={replyWindow} /> : null} />
      <Card {...cards.location}>
        <ExternalLink href={parentUrl}>{cards.location.link}</ExternalLink>
      </Card>
    </ul>
  );
}

const LINK = "text-link inline-flex min-h-11 items-center break-all";

type CardProps = { title: string; text: string; children?: ReactNode; drawing?: ReactNode };

function Card({ title, text, children, drawing }: CardProps) {
  return (
    <li className="border-rule border-b py-5">
      <h2 className="font-bold text-h4">{title}</h2>
      <p className="mt-1">{text}</p>
      {children ? <p className="mt-1">{children}</p> : null}
      {drawing}
    </li>
  );
}

function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={LINK} target="_blank" rel="noopener">
      {children}
      <NewTabNote />
    </a>
  );
}
