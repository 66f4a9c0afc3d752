import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { observeLinks } from "#app/browser/prefetch.ts";
import { MAIN_ID } from "./skip-link.tsx";

/** After a client navigation, moves the focus to the new page and says its title to screen readers. */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has new links
  useEffect(() => observeLinks(), [pathname]);

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
