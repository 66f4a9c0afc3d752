import { createContext, use } from "react";

/** What the document names in addition to its content; `entry.server.tsx` provides it. */
export type DocumentFacts = {
  /** The inline scripts rendered so far: the page's policy allows these, and no others. */
  scripts: Set<string>;
  /** Whether the site shows drafts. */
  isPreview: boolean;
  /** In development, what reloads the page. */
  reloadScript?: string | undefined;
};

/** The facts of the document that is being rendered. */
export const DocumentContext = createContext<DocumentFacts>({ scripts: new Set(), isPreview: false });

/** An inline script, or data for the browser. Its text may not contain `</script`. */
export function InlineScript({ type, text }: { type?: string; text: string }) {
  use(DocumentContext).scripts.add(text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the policy names
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
