import { ButtonLink } from "#app/ui/button-link.tsx";
import type { NavigationLink } from "./current-item.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { Wordmark } from "./wordmark.tsx";

type HeaderProps = { name: string; navigation: NavigationLink[]; getStarted: NavigationLink };

/** The bar of every page: wordmark, navigation, and the button to the catalogue. */
export function Header({ name, navigation, getStarted }: HeaderProps) {
  return (
    <header className="@container border-ink border-b-2 bg-paper print:hidden">
      <div className="page flex min-h-18 items-center justify-between gap-4">
        <a href="/" className="flex min-h-11 items-center" aria-label={`${name}, home`}>
          <Wordmark name={name} />
        </a>
        <nav aria-label="Main" className="hidden items-center @nav:flex">
          <NavigationList
            links={navigation}
            className="flex items-center"
            linkClassName="relative flex min-h-11 items-center px-2.5 text-data after:absolute after:inset-x-2.5 after:bottom-1.5 after:h-[3px] hover:after:bg-ink aria-[current]:font-bold aria-[current]:after:bg-brand-500"
          />
        </nav>
        <div className="hidden @nav:block">
          <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
        </div>
        <MobileMenu navigation={navigation} getStarted={getStarted} />
      </div>
    </header>
  );
}
