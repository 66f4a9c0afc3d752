import { type ComponentProps, createContext, use } from "react";

/** Names of the inline scripts of the site. */
export type ScriptName =
  | "filter"
  | "firstPaint"
  | "islands"
  | "moved"
  | "movedDays"
  | "notFound"
  | "reload"
  | "shell"
  | "speculationRules"
  | "tooltips"
  | "typed";

/** What a route may export as `handle`: what the policy of its page allows in addition to that of every page. */
export type PageHandle = {
  /** Inline scripts that the page renders. */
  scripts?: ScriptName[];
  /** Whether the page writes messages. */
  isWriting?: boolean;
};

/** The inline scripts of every page. */
const SHARED_SCRIPTS: ScriptName[] = ["firstPaint", "shell", "speculationRules"];

/** The inline scripts that a page may have. */
export const listScripts = ({ scripts = [] }: PageHandle): ScriptName[] => [...SHARED_SCRIPTS, ...scripts];

/** The handle of the page that is being rendered. */
export const PageContext = createContext<PageHandle>({});

/** What the document names in addition to its content; `entry.server.tsx` provides it. */
type DocumentValues = {
  /** Texts of the inline scripts. */
  scripts: { [Name in ScriptName]?: string | undefined };
  /** The content security policy of a page; none in development. */
  getPolicy?: ((page: PageHandle) => string) | undefined;
  /** Addresses of the modules of every page in development; the build names those of each page's islands. */
  modules?: (string | undefined)[];
  /** Whether the site shows drafts. */
  isPreview: boolean;
};

/** The values of the document that is being rendered. */
export const DocumentContext = createContext<DocumentValues>({ scripts: {}, isPreview: false });

type InlineScriptProps = Pick<ComponentProps<"script">, "type"> & {
  name: ScriptName;
  /** What the script reads of its own element. */
  [data: `data-${string}`]: string | undefined;
};

/**
 * An inline script, or data for the browser. Its text may not contain `</script`.
 * @throws Error if the page's `handle` does not list the script.
 */
export function InlineScript({ name, ...attributes }: InlineScriptProps) {
  const text = use(DocumentContext).scripts[name];
  const page = use(PageContext);
  if (!text) return null;
  if (name !== "reload" && !listScripts(page).includes(name))
    throw new Error(
      `The page has the inline script '${name}', which its policy does not allow: add '${name}' to 'scripts' of 'handle' in its route.tsx, as app/routes/roadmap/route.tsx does.`,
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, which the policy names
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The content security policy of a page. */
export function Policy() {
  const { getPolicy } = use(DocumentContext);
  const page = use(PageContext);
  return getPolicy ? <meta httpEquiv="Content-Security-Policy" content={getPolicy(page)} /> : null;
}

/** In development, the modules of every page, one after another. Routes stay on the server. */
export const EntryModules = () =>
  use(DocumentContext).modules?.map((address) => <script key={address} type="module" src={address} />);
