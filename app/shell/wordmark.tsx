import { joinClasses } from "#app/text/join-classes.ts";

type WordmarkProps = {
  name: string;
  /** Whether it is on an ink ground, where the mark needs none of its own. */
  isOnInk?: boolean;
};

/** The academy's name with its mark: two sessions, the second white and a step further. */
export function Wordmark({ name, isOnInk = false }: WordmarkProps) {
  return (
    <span className="flex items-center gap-2.5">
      <svg
        viewBox="0 0 20 20"
        className={joinClasses("size-6 flex-none", isOnInk ? "" : "bg-night", "@max-3xs:hidden")}
        aria-hidden="true"
      >
        <path d="M2.5 10H10v7.5H2.5z" className="fill-marigold" />
        <path d="M10 2.5h7.5V10H10z" className="fill-white" />
      </svg>
      <span className="voice-wide text-h4">{name}</span>
    </span>
  );
}
