type TitledListProps = {
  items: { title: string; text: string }[];
  /** Classes of the list: its columns and rules. */
  className?: string;
  /** Classes of each entry. */
  itemClassName?: string;
  /** Whether the titles speak in the wide voice of headings. */
  isWide?: boolean;
  /** An ordered list where the order means something. */
  as?: "ul" | "ol";
};

/** Titles, each with a text under it. */
export function TitledList({
  items,
  className,
  itemClassName,
  isWide = false,
  as: List = "ul",
}: TitledListProps) {
  return (
    <List className={className}>
      {items.map(({ title, text }) => (
        <li key={title} className={itemClassName}>
          <h3 className={isWide ? "voice-wide text-h3" : "font-bold text-h3"}>{title}</h3>
          <p className={isWide ? "mt-2 max-w-text" : "mt-2"}>{text}</p>
        </li>
      ))}
    </List>
  );
}
