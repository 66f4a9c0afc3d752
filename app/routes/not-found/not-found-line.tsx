/** A line with its stops, of which one is missing. */
export function NotFoundLine() {
  return (
    <svg
      viewBox="0 0 720 60"
      className="w-full max-w-3xl"
      role="img"
      aria-label="A line with four stops; the one you asked for is missing."
    >
      <path d="M0 30H400M500 30H720" className="stroke-brand-500" strokeWidth="14" fill="none" />
      <path d="M400 30H500" className="stroke-field" strokeWidth="4" strokeDasharray="4 10" fill="none" />
      {[60, 210, 360, 620].map((x) => (
        <circle key={x} cx={x} cy="30" r="16" className="fill-white stroke-ink" strokeWidth="6" />
      ))}
      <circle
        cx="450"
        cy="30"
        r="24"
        className="fill-paper stroke-error"
        strokeWidth="6"
        strokeDasharray="8 6"
      />
    </svg>
  );
}
