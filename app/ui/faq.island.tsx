import * as Accordion from "@radix-ui/react-accordion";
import { useState } from "react";
import { useFindable } from "#app/islands/island-hooks.ts";

/** A question with its answer. */
export type FaqEntry = { question: string; answer: string };

/** Questions of which at most one is open; without scripts all answers can be read. */
export default function Faq({ entries }: { entries: FaqEntry[] }) {
  const [open, setOpen] = useState("");
  return (
    <Accordion.Root
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
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

type ItemProps = { entry: FaqEntry; isOpen: boolean; onFound: () => void };

function Item({ entry: { question, answer }, isOpen, onFound }: ItemProps) {
  const panel = useFindable(!isOpen, onFound);
  return (
    <Accordion.Item value={question} className="border-rule border-b">
      <Accordion.Header asChild>
        <h3>
          <Accordion.Trigger
            // The inline script may have opened an answer already.
            suppressHydrationWarning
            className="group flex min-h-14 w-full items-center justify-between gap-4 py-4 text-left font-bold text-h4 hover:underline hover:underline-offset-4"
          >
            {question}
            <svg viewBox="0 0 16 16" className="size-4 shrink-0 noscript:hidden" aria-hidden="true">
              <path d="M0 7h16v2H0z" className="fill-ink" />
              <path d="M7 0h2v16H7z" className="fill-ink group-data-[state=open]:hidden" />
            </svg>
          </Accordion.Trigger>
        </h3>
      </Accordion.Header>
      <Accordion.Content ref={panel} forceMount suppressHydrationWarning className="closable">
        <p className="max-w-prose pb-6">{answer}</p>
      </Accordion.Content>
    </Accordion.Item>
  );
}
