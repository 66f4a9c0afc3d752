/** The button that copies the prompt of the link next to it. */
export const CopyButton = ({ title }: { title: string }) => (
  <button type="button" data-copy="">
    Copy
    <span className="sr-only"> {title}</span>
  </button>
);
