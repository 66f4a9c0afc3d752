import * as Accordion from "@radix-ui/react-accordion";

/** Questions of which at most one is open; without script all answers can be read (reading R24). */
export function FaqAccordion({ entries }: { entries: { question: string; answer: string }[] }) {
  return (
    <Accordion.Root type="single" collapsible className="border-ink border-t-2">
      {entries.map(({ question, answer }) => (
        <Accordion.Item key={question} value={question} className="border-rule border-b">
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
          <Accordion.Content forceMount className="scripted:not-print:data-[state=closed]:hidden">
            <p className="max-w-text pb-6">{answer}</p>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
