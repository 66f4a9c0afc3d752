/** The button that copies the prompt which the link beside it leads to. */
export const CopyButton = ({ title, word }: { title: string; word: string }) => (
  <button type="button" data-copy="">
    {word}
    <span className="sr-only"> {title}</span>
  </button>
);
