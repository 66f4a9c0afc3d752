import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { getCurrent, type NavigationLink } from "./current-item.ts";

const MENU_ID = "menu";

type MobileMenuProps = {
  navigation: NavigationLink[];
  getStarted: NavigationLink;
  pathname: string;
  /** False on the page that carries no script: there the browser alone tells the button's state. */
  isScripted: boolean;
};

/** The navigation of small screens: a popover, so that it opens without script, on Esc closes and returns the focus. */
export function MobileMenu({ navigation, getStarted, pathname, isScripted }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  // The menu may have been opened before hydration.
  useEffect(() => setOpen(menu.current?.matches(":popover-open") ?? false), []);

  const close = () => menu.current?.hidePopover();
  return (
    <div className="@nav:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={isOpen ? "Close menu" : "Open menu"}
        aria-expanded={isScripted ? isOpen : undefined}
        aria-controls={MENU_ID}
        className="flex size-11 items-center justify-center border-2 border-ink bg-white hover:bg-tint"
      >
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true" focusable="false">
          <path
            d={isOpen ? "M3 3 17 17M17 3 3 17" : "M1 4h18M1 10h18M1 16h18"}
            stroke="currentColor"
            strokeWidth="2.5"
            fill="none"
          />
        </svg>
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === "open")}
        className="menu-place m-0 w-full max-w-none overflow-y-auto border-ink border-b-2 bg-paper text-ink"
      >
        <nav aria-label="Menu" className="page py-3">
          <ul>
            {navigation.map((link) => (
              <li key={link.href} className="border-rule border-b">
                <Link
                  to={link.href}
                  onClick={close}
                  aria-current={getCurrent(link.href, pathname)}
                  className="flex min-h-12 items-center border-transparent border-l-4 text-h4 hover:bg-tint aria-[current]:border-brand-500 aria-[current]:pl-3 aria-[current]:font-bold"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="flex py-4" onClickCapture={close}>
            <ButtonLink href={getStarted.href}>{getStarted.label}</ButtonLink>
          </div>
        </nav>
      </div>
    </div>
  );
}
