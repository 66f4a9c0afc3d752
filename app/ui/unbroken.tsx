/** Short words with a hyphen, which a line of a phone holds whole. */
const HYPHENATED = /(\b\w+-\w{1,12}\b)/;

/** A heading of which no such word is broken at its hyphen. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(HYPHENATED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
