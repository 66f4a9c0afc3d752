import type { NavigationLink } from "./current-item.ts";

/** The bar over every page with one link. */
export function Announcement({ text, link }: { text: string; link: NavigationLink }) {
  return (
    <aside aria-label="Announcement" className="on-ink print:hidden">
      <p className="page flex min-h-10 flex-wrap items-center gap-x-2 py-1.5 text-data">
        {text}
        <a
          href={link.href}
          className="inline-flex min-h-6 items-center font-semibold text-marigold underline underline-offset-4 hover:text-white"
        >
          {link.label}
        </a>
      </p>
    </aside>
  );
}
