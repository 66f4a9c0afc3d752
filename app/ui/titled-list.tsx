type TitledListProps = {
  items: { title: string; text: string }[];
  /** Classes of the list: its columns and rules. */
  className: string;
  /** Classes of each entry. */
  itemClassName?: string;
  /** Whether the titles speak in the wide voice of headings. */
  isWide?: boolean;
};

const RULED = "border-ink border-t-2 pt-3";

/** Titles with a text each, usually under a rule. */
export function TitledList({ items, className, itemClassName = RULED, isWide = false }: TitledListProps) {
  return (
    <ul className={className}>
      {items.map(({ title, text }) => (
        <li key={title} className={itemClassName}>
          <h3 className={`font-bold text-h4 sm:text-h3 ${isWide ? "voice-wide" : ""}`}>{title}</h3>
          <p className={`sm:mt-2 ${isWide ? "max-w-prose" : "text-balance"}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
