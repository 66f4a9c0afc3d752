import { Link, useLocation } from "react-router";
import { useIsStatic } from "#app/browser/use-is-static.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { getCurrent, type NavigationLink } from "./current-item.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { Wordmark } from "./wordmark.tsx";

type HeaderProps = { name: string; navigation: NavigationLink[]; getStarted: NavigationLink };

/** The bar of every page: wordmark, navigation, and the button to the catalogue. */
export function Header({ name, navigation, getStarted }: HeaderProps) {
  const { pathname } = useLocation();
  const isScripted = !useIsStatic();
  return (
    <header className="@container border-ink border-b-2 bg-paper print:hidden">
      <div className="page flex min-h-18 items-center justify-between gap-4">
        <Link to="/" className="flex min-h-11 items-center" aria-label={`${name}, home`}>
          <Wordmark name={name} />
        </Link>
        <nav aria-label="Main" className="hidden items-center @nav:flex">
          <ul className="flex items-center">
            {navigation.map((link) => (
              <li key={link.href}>
                <Link
                  to={link.href}
                  aria-current={getCurrent(link.href, pathname)}
                  className="relative flex min-h-11 items-center px-2.5 text-data after:absolute after:inset-x-2.5 after:bottom-1.5 after:h-[3px] hover:after:bg-ink aria-[current]:font-bold aria-[current]:after:bg-brand-500"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden @nav:block">
          <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
        </div>
        <MobileMenu
          navigation={navigation}
          getStarted={getStarted}
          pathname={pathname}
          isScripted={isScripted}
        />
      </div>
    </header>
  );
}
