import * as Accordion from "@radix-ui/react-accordion";
import { useState } from "react";
import { useFindable } from "#app/islands/island-hooks.ts";

/** A question with its answer. */
type FaqEntry = { question: string; answer: string };

/** Questions, one of them open at a time; without scripts all answers can be read. */
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
            className="opens block min-h-14 w-full py-4 text-left font-bold text-h4 hover:underline hover:underline-offset-4 noscript:pl-0 noscript:before:hidden"
          >
            {question}
          </Accordion.Trigger>
        </h3>
      </Accordion.Header>
      <Accordion.Content ref={panel} forceMount suppressHydrationWarning className="closable">
        <p className="max-w-prose pb-6 pl-6 noscript:pl-0">{answer}</p>
      </Accordion.Content>
    </Accordion.Item>
  );
}
