import type { FileFacts } from "#app/courses/entry-header.tsx";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import type { SessionCopy } from "./copy.server.ts";

type QuestionsProps = { title: string; questions: { question: string; answer: string }[] };

/** What learners ask in this session, and what we answer. */
export function Questions({ title, questions }: QuestionsProps) {
  return (
    <Section ground="bg-white" id="questions" title={title}>
      <div className="mt-part grid gap-x-10 gap-y-row lg:grid-cols-3">
        {questions.map(({ question, answer }) => (
          <div key={question} className="break-inside-avoid border-ink border-t-2 pt-3">
            <h3 className="font-bold text-h4">{question}</h3>
            <p className="mt-2">{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}

type TaskProps = {
  copy: SessionCopy["task"];
  text: string;
  files: FileFacts[] /** HTML of the listing. */;
  solution: string;
};

/** What to do after the session: the file that checks it, and a solution behind a fold. */
export function Task({ copy, text, files, solution }: TaskProps) {
  return (
    <Section id="task" title={copy.title} lead={text}>
      <p className="mt-5 flex flex-wrap gap-3">
        {files.map(({ name, path }) => (
          <a key={name} href={path} download className={getButtonClass()}>
            {copy.download} {name}
          </a>
        ))}
      </p>
      <details className="mt-3 max-w-[46rem]">
        <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
          {copy.solution}
        </summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and highlighted by the build */}
        <div className="prose mt-2" dangerouslySetInnerHTML={{ __html: solution }} />
      </details>
    </Section>
  );
}
