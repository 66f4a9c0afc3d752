import { type ComponentProps, createContext, use } from "react";

/** Names of the inline scripts of the site. */
export type ScriptName =
  | "draft"
  | "filter"
  | "firstPaint"
  | "islands"
  | "moved"
  | "reload"
  | "shell"
  | "speculationRules";

/** What the document names in addition to its content; `entry.server.tsx` provides it. */
export type DocumentFacts = {
  /** Texts of the inline scripts: the policy of every page allows these, and no others. */
  scripts: { [Name in ScriptName]?: string | undefined };
  /** The content security policies of a page, and of one that writes messages; none in development. */
  policies?: { page: string; writing: string } | undefined;
  /** Whether the site shows drafts. */
  isPreview: boolean;
};

/** The facts of the document that is being rendered. */
export const DocumentContext = createContext<DocumentFacts>({ scripts: {}, isPreview: false });

type InlineScriptProps = Pick<ComponentProps<"script">, "type"> & { name: ScriptName; "data-to"?: string };

/** An inline script, or data for the browser. Its text may not contain `</script`. */
export function InlineScript({ name, ...attributes }: InlineScriptProps) {
  const text = use(DocumentContext).scripts[name];
  if (!text) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the policy names
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The content security policy of a page. */
export function Policy({ isWriting }: { isWriting: boolean }) {
  const { policies } = use(DocumentContext);
  if (!policies) return null;
  return <meta httpEquiv="Content-Security-Policy" content={policies[isWriting ? "writing" : "page"]} />;
}
