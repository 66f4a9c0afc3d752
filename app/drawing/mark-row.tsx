/** This many marks, which wrap like words. */
export const MarkRow = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name
    <i key={index} />
  ));
