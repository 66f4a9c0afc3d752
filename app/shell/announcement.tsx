import { ExternalLink } from "#app/ui/button-link.tsx";
import type { NavigationLink } from "./header.tsx";

const LINK = "font-bold text-marigold underline underline-offset-4";

/** The announcement over every page, perhaps with a link; nothing where there is none. */
export function Announcement({ text, link }: { text?: string; link?: NavigationLink | undefined }) {
  if (!text) return null;
  return (
    <aside aria-label="Announcement" className="notice on-ink print:hidden">
      <p className="page py-2">
        {`${text} `}
        {link ? <AnnouncedLink {...link} /> : null}
      </p>
    </aside>
  );
}

const AnnouncedLink = ({ href, label }: NavigationLink) =>
  href.startsWith("/") ? (
    <a href={href} className={LINK}>
      {label}
    </a>
  ) : (
    <ExternalLink href={href} className={LINK}>
      {label}
    </ExternalLink>
  );
