/** Id of the main part of every page. */
export const MAIN_ID = "main";

/** The first stop of the Tab key: leads past the shell. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only font-bold focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:border-2 focus:border-ink focus:bg-marigold focus:px-4 focus:py-2"
    >
      Skip to content
    </a>
  );
}
