/** So many marks, which wrap as words do. */
export const MarkRow = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name
    <i key={index} />
  ));
