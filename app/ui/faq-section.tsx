import * as Accordion from "@radix-ui/react-accordion";
import { useEffect, useRef, useState } from "react";
import { useFindable } from "#app/browser/use-findable.ts";
import { Section } from "./section.tsx";

type Entry = { question: string; answer: string };

type FaqSectionProps = { title: string; lead: string; entries: Entry[] };

/** Questions of which at most one is open; without script all answers can be read. */
export function FaqSection({ title, lead, entries }: FaqSectionProps) {
  return (
    <Section ground="bg-white" isSplit id="faq" title={title} lead={lead}>
      <Questions entries={entries} />
    </Section>
  );
}

function Questions({ entries }: { entries: Entry[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState("");

  // One may have been opened before the page was hydrated.
  useEffect(() => {
    const questions = [...(root.current?.querySelectorAll("[aria-expanded]") ?? [])];
    const early = questions.findIndex((question) => question.getAttribute("aria-expanded") === "true");
    if (early >= 0) setOpen(entries[early]?.question ?? "");
  }, [entries]);

  return (
    <Accordion.Root
      ref={root}
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      data-starts="accordions"
      className="border-ink border-t-2"
    >
      {entries.map((entry) => (
        <Item
          key={entry.question}
          entry={entry}
          isOpen={open === entry.question}
          onFound={() => setOpen(entry.question)}
        />
      ))}
    </Accordion.Root>
  );
}

type ItemProps = { entry: Entry; isOpen: boolean; onFound: () => void };

function Item({ entry: { question, answer }, isOpen, onFound }: ItemProps) {
  const panel = useFindable(!isOpen, onFound);
  return (
    <Accordion.Item value={question} className="border-rule border-b">
      <Accordion.Header asChild>
        <h3>
          <Accordion.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-4 text-left font-bold text-h4 hover:underline hover:underline-offset-4">
            {question}
            <svg
              viewBox="0 0 16 16"
              className="size-4 shrink-0 noscript:hidden"
              aria-hidden="true"
              focusable="false"
            >
              <path d="M0 7h16v2H0z" className="fill-ink" />
              <path d="M7 0h2v16H7z" className="fill-ink group-data-[state=open]:hidden" />
            </svg>
          </Accordion.Trigger>
        </h3>
      </Accordion.Header>
      <Accordion.Content ref={panel} forceMount className="closable">
        <p className="max-w-text pb-6">{answer}</p>
      </Accordion.Content>
    </Accordion.Item>
  );
}
