import { useLocation } from "react-router";
import { getCurrent, type NavigationLink } from "./current-item.ts";

type NavigationListProps = {
  links: NavigationLink[];
  className?: string;
  itemClassName?: string;
  linkClassName: string;
};

/** The links of the navigation, of which one or none is that of the page. */
export function NavigationList({ links, className, itemClassName, linkClassName }: NavigationListProps) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href} className={itemClassName}>
          <a href={href} aria-current={getCurrent(href, pathname)} className={linkClassName}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
