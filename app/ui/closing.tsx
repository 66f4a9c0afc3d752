import { ButtonLink } from "./button-link.tsx";

/** The words of the end of a page. */
export type ClosingProps = { title: string; text: string; links: { label: string; href: string }[] };

/** The last word of a page, on ink, with its links; the first is the one to follow. */
export function Closing({ title, text, links }: ClosingProps) {
  return (
    <section className="on-ink border-ink-rule border-b print:hidden">
      <div className="page grid gap-part py-section lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="max-w-text">
          <h2 className="voice-wide text-h2">{title}</h2>
          <p className="mt-2 text-ink-muted sm:mt-4 text-lead">{text}</p>
        </div>
        <p className="flex flex-wrap gap-2 sm:gap-3">
          {links.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} look={index === 0 ? "signal" : "quiet"}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  );
}
