import { useLocation } from "react-router";
import type { SiteFacts } from "#app/seo/page-metadata.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { MAIN_ID, MENU_ID } from "#app/ui/shell-ids.ts";
import { Wordmark } from "./wordmark.tsx";

/** A link of the navigation. */
export type NavigationLink = { label: string; href: string };

/** Skip link, first in the tab order. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="absolute top-2 left-2 z-50 border-2 border-ink bg-marigold px-4 py-2 font-bold text-night not-focus:sr-only"
    >
      Skip to content
    </a>
  );
}

type HeaderProps = Pick<SiteFacts, "identity" | "navigation"> & { getStarted: NavigationLink };

/** The bar of every page: wordmark, navigation, and the button to the catalogue. */
export function Header({ identity: { name }, navigation, getStarted }: HeaderProps) {
  // On the page of a course the thing to do is to enrol.
  const isCourse = getCurrent(getStarted.href, useLocation().pathname) === "true";
  return (
    <header className="@container border-ink border-b-2 bg-paper print:hidden">
      <div className="page flex min-h-18 items-center gap-4">
        <a href="/" className="mr-auto flex min-h-11 items-center" aria-label={`${name}, home`}>
          <Wordmark name={name} />
        </a>
        <nav aria-label="Main" className="mr-auto hidden items-center @nav:flex">
          <NavigationList links={navigation} className="bar-links" />
        </nav>
        <div className="hidden @xl:block">
          <ButtonLink href={getStarted.href} look={isCourse ? "secondary" : "primary"}>
            {getStarted.label}
          </ButtonLink>
        </div>
        <MobileMenu navigation={navigation} getStarted={getStarted} />
      </div>
    </header>
  );
}

/** The navigation of small screens: a popover, so that it opens without script. `menu.ts` shows its state. */
function MobileMenu({ navigation, getStarted }: Omit<HeaderProps, "identity">) {
  return (
    <div className="menu @nav:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label="Open menu"
        aria-expanded={false}
        aria-controls={MENU_ID}
        className="menu-button"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <g stroke="currentColor" strokeWidth="2.5" fill="none">
            <path d="M1 4h18M1 10h18M1 16h18" />
            <path d="M3 3 17 17M17 3 3 17" />
          </g>
        </svg>
      </button>
      <div id={MENU_ID} popover="auto" className="menu-place on-ink">
        <nav aria-label="Menu" className="page py-3">
          <NavigationList links={navigation} className="menu-links" />
          <div className="flex py-4 @xl:hidden">
            <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
          </div>
        </nav>
      </div>
    </div>
  );
}

type NavigationListProps = { links: NavigationLink[]; className: string };

/** The links of the navigation; up to one of them is that of the page. */
function NavigationList({ links, className }: NavigationListProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={getCurrent(href, pathname)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The `aria-current` of a navigation item on a page: 'page' on its own page, 'true' above it,
 * undefined elsewhere. Home is current on exactly '/'.
 */
function getCurrent(href: string, pathname: string): "page" | "true" | undefined {
  const path = pathname.replace(/(?<=.)\/$/, "");
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
