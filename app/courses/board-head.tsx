/** The weeks above the board's rows; it stays in sight while they pass. */
export function BoardHead({ weeks }: { weeks: number }) {
  return (
    <div className="board-head voice-data" aria-hidden="true">
      <p>Week</p>
      <ol>
        {Array.from({ length: weeks }, (_, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name
          <li key={week}>{week + 1}</li>
        ))}
      </ol>
    </div>
  );
}
