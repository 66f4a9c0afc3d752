import { Section } from "#app/ui/section.tsx";
import type { Sample } from "./sample-copy.server.ts";

type CertificateSpecimenProps = {
  copy: Sample["certificate"];
  academy: string;
  /** Names of the projects that it lists. */
  projects: string[];
};

/** The wording of a certificate, made out to nobody. */
export function CertificateSpecimen({ copy, academy, projects }: CertificateSpecimenProps) {
  return (
    <Section isSplit id="certificate" title={copy.title} lead={copy.lead}>
      <figure className="border-2 border-ink bg-white p-2">
        <div className="border border-ink p-6 md:p-10">
          <p className="voice-data flex flex-wrap justify-between gap-x-6 font-bold">
            {academy}
            <span className="border-2 border-error px-2 text-error">{copy.specimen}</span>
          </p>
          <p className="voice-wide mt-8 text-h2">{copy.heading}</p>
          <p className="mt-8 w-fit border-ink border-b-2 pr-16 text-lead text-muted">{copy.person}</p>
          <p className="mt-4 max-w-text">{copy.text}</p>
          <ul className="voice-data mt-4 grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {projects.map((project) => (
              <li key={project}>{project}</li>
            ))}
          </ul>
          <p className="mt-8 w-fit border-ink border-t-2 pt-1 pr-16 text-data text-muted">{copy.signed}</p>
        </div>
        <figcaption className="px-2 pt-3 pb-1 font-bold">{copy.limit}</figcaption>
      </figure>
    </Section>
  );
}
