/** The button that copies the prompt of the link next to it. */
export const CopyButton = ({ title, word }: { title: string; word: string }) => (
  <button type="button" data-copy="">
    {word}
    <span className="sr-only"> {title}</span>
  </button>
);
