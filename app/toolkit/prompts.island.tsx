import { type ReactNode, useEffect, useRef, useState } from "react";
import { getHashTarget } from "#app/islands/address.ts";
import { copyText } from "#app/ui/clipboard.ts";
import { CopyNotice, type Outcome } from "./copy-notice.tsx";
import { loadCopy } from "./prompt-copy.ts";
import { followValues } from "./prompt-values.ts";

/** Prompts that buttons copy (`data-copy`), with the visitor's values. */
export default function Prompts({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const element = root.current;
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>("[data-copy]");
      if (button) setOutcome(await copyPrompt(button));
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, []);
  useEffect(() => (root.current ? followValues(root.current) : undefined), []);
  return (
    <div ref={root} className="contents">
      {children}
      <CopyNotice outcome={outcome} onClose={() => setOutcome(undefined)} />
    </div>
  );
}

/** Copies the prompt of the link next to a button. */
async function copyPrompt(button: HTMLButtonElement): Promise<Outcome | undefined> {
  const link = button.closest("li, article")?.querySelector("a");
  if (!link) return undefined;
  const about = { button, href: link.href };
  const copy = loadCopy(link.pathname.split("/").at(-1) ?? "", getHashTarget(link.hash));
  try {
    const isCopied = await copyText(copy.then(({ text }) => text));
    return { ...about, ...(await copy), kind: isCopied ? "copied" : "refused" };
  } catch (error) {
    console.error(error);
    return { ...about, kind: "notLoaded" };
  }
}
