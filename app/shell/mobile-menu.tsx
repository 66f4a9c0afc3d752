import { ButtonLink } from "#app/ui/button-link.tsx";
import type { NavigationLink } from "./current-item.ts";
import { MENU_ID } from "./menu.ts";
import { NavigationList } from "./navigation-list.tsx";

type MobileMenuProps = { navigation: NavigationLink[]; getStarted: NavigationLink };

/** The navigation of small screens: a popover, so that it opens without script. `menu.ts` tells its state. */
export function MobileMenu({ navigation, getStarted }: MobileMenuProps) {
  return (
    <div className="@nav:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label="Open menu"
        aria-expanded={false}
        aria-controls={MENU_ID}
        className="menu-button group flex size-11 items-center justify-center border-2 border-ink bg-white hover:bg-tint"
      >
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true" focusable="false">
          <g stroke="currentColor" strokeWidth="2.5" fill="none">
            <path d="M1 4h18M1 10h18M1 16h18" className="group-aria-expanded:hidden" />
            <path d="M3 3 17 17M17 3 3 17" className="not-group-aria-expanded:hidden" />
          </g>
        </svg>
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="menu-place m-0 w-full max-w-none overflow-y-auto border-ink border-b-2 bg-paper text-ink"
      >
        <nav aria-label="Menu" className="page py-3">
          <NavigationList
            links={navigation}
            itemClassName="border-rule border-b"
            linkClassName="flex min-h-12 items-center border-transparent border-l-4 text-h4 hover:bg-tint aria-[current]:border-brand-500 aria-[current]:pl-3 aria-[current]:font-bold"
          />
          <div className="flex py-4">
            <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
          </div>
        </nav>
      </div>
    </div>
  );
}
