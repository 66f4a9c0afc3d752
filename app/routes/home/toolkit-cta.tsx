import { ExternalButtonLink } from "#app/ui/button-link.tsx";
import type { HomePage } from "./copy.server.ts";

const CTA_ID = "toolkit-cta";

type ToolkitCtaProps = {
  copy: HomePage["toolkit"];
  /** Some worked answers by their mistakes, under the words before each. */
  answers: { label: string; links: { title: string; href: string }[] };
};

/** The free toolkit on the home page, with the button that opens it in a new tab. */
export function ToolkitCta({ copy, answers }: ToolkitCtaProps) {
  return (
    <section
      id={CTA_ID}
      tabIndex={-1}
      aria-labelledby={`${CTA_ID}-title`}
      className="scroll-mt-4 bg-brand-500 text-ink"
    >
      <div className="page section grid gap-part lg:grid-cols-2">
        <div>
          <h2 id={`${CTA_ID}-title`} className="voice-wide text-h2">
            {copy.title}
          </h2>
          <p className="mt-2 max-w-text text-lead sm:mt-4">{copy.text}</p>
          <p className="mt-part">
            <ExternalButtonLink href="/dev-toolkit" look="secondary">
              {copy.button}
            </ExternalButtonLink>
          </p>
        </div>
        <ul className="self-end border-ink border-t-2">
          {copy.points.map((point) => (
            <li
              key={point}
              className="border-ink border-b-2 py-2 font-bold max-sm:text-data sm:py-4 sm:text-h4"
            >
              {point}
            </li>
          ))}
          {answers.links.map(({ title, href }) => (
            <li key={href} className="border-ink border-b-2 py-2 max-sm:text-data sm:py-3">
              {answers.label}{" "}
              <a href={href} className="font-bold underline underline-offset-4">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Floats over the main part of the home page, never over the footer, and leads to the toolkit. */
export function ToolkitJump() {
  return (
    <p className="toolkit-jump pointer-events-none flex items-end justify-end print:hidden">
      <a
        href={`#${CTA_ID}`}
        className="pointer-events-auto flex min-h-11 items-center border-2 border-ink bg-marigold px-4 text-center font-bold text-data leading-tight hover:bg-white max-sm:w-21 max-sm:px-3"
      >
        Free AI Toolkit
      </a>
    </p>
  );
}
