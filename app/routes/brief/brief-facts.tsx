import type { ReactNode } from "react";
import { getCoursePath } from "#app/content/addresses.ts";
import { type FileFacts, FileLink } from "#app/courses/entry-header.tsx";
import type { BriefCopy } from "./copy.server.ts";

type BriefFactsProps = {
  brief: {
    project: string;
    hours: { from: number; to: number };
    given: { text: string; file?: string | undefined }[];
    tests?: string | undefined;
  };
  course: { slug: string; title: string };
  files: FileFacts[];
  licence: { name: string; url: string };
  copy: BriefCopy;
};

/** The facts of a brief and what comes with it, beside the task on wide screens. */
export function BriefFacts({ brief, course, files, licence, copy }: BriefFactsProps) {
  const { facts } = copy;
  const { from, to } = brief.hours;
  return (
    <aside aria-label={facts.title} className="lg:col-start-2 lg:row-start-1">
      <div className="border-ink border-t-4 bg-white p-4 sm:p-6 lg:sticky lg:top-8 print:border-t-2 print:p-0 print:py-2">
        <dl className="grid gap-2">
          <Fact name={facts.course}>
            <a href={getCoursePath(course.slug)} className="text-link">
              {course.title}
            </a>
          </Fact>
          <Fact name={facts.project}>{brief.project}</Fact>
          <Fact name={facts.time}>
            {from === to ? from : `${from}-${to}`} {facts.hours}
          </Fact>
          <Fact name={facts.licence}>
            {facts.allows}{" "}
            <a href={licence.url} rel="license" className="text-link">
              {licence.name}
            </a>
          </Fact>
        </dl>
        <h2 className="mt-5 mb-2 font-bold text-h4">{copy.given}</h2>
        <ul className="grid gap-3">
          {brief.given.map(({ text, file }) => (
            <li key={text} className="border-rule border-t pt-2 leading-snug">
              <Given text={text} file={files.find(({ name }) => name === file)} label={copy.download} />
              {file && file === brief.tests ? (
                <span className="voice-data ml-2 bg-tint px-1.5 font-bold text-data">{copy.tests}</span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="voice-data text-data text-muted">{name}</dt>
      <dd className="leading-snug">{children}</dd>
    </div>
  );
}

function Given({ text, file, label }: { text: string; file: FileFacts | undefined; label: string }) {
  return (
    <>
      <span className="block">{text}</span>
      {file ? <FileLink file={file} label={label} /> : null}
    </>
  );
}
