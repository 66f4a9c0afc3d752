import type { ReactNode } from "react";

const LOOKS = {
  /** The one thing to do. */
  primary: "bg-brand-500 text-night border-ink hover:bg-brand-300",
  /** Another way. */
  secondary: "bg-plate text-ink border-ink hover:bg-tint",
  /** The one thing to do, on ink. */
  signal: "bg-marigold text-night border-marigold hover:bg-white hover:border-white",
  /** Another way, on ink. */
  quiet: "bg-well text-white border-white hover:bg-white hover:text-night",
} as const;

/** How a button looks. */
export type ButtonLook = keyof typeof LOOKS;

/** Classes of a button, for elements other than the links below. */
export const getButtonClass = (look: ButtonLook = "primary"): string =>
  `inline-flex min-h-11 items-center justify-center border-2 px-4 py-2 text-center font-bold leading-tight sm:px-5 [transition:background-color_140ms] print:hidden ${LOOKS[look]}`;

type ButtonLinkProps = { href: string; look?: ButtonLook; children: ReactNode };

/** A link of the site that looks like a button. */
export function ButtonLink({ href, look, children }: ButtonLinkProps) {
  return (
    <a href={href} className={getButtonClass(look)}>
      {children}
    </a>
  );
}

type ActionLinksProps = {
  links: { label: string; href: string }[];
  isOnInk?: boolean;
  className?: string;
};

/** The things to do at the head or the end of a page; the first is the main one. */
export function ActionLinks({ links, isOnInk = false, className = "mt-part gap-3" }: ActionLinksProps) {
  const [main, other] = isOnInk ? (["signal", "quiet"] as const) : (["primary", "secondary"] as const);
  return (
    <p className={`flex flex-wrap max-sm:*:grow ${className}`}>
      {links.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} look={index === 0 ? main : other}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

type ExternalLinkProps = { href: string; className?: string; children: ReactNode };

/** A link that opens a new tab, which screen readers announce. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** The same, as a button. */
export function ExternalButtonLink({ href, look, children }: ButtonLinkProps) {
  return (
    <ExternalLink href={href} className={getButtonClass(look)}>
      {children}
    </ExternalLink>
  );
}
