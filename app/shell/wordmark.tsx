/** The academy's name with its mark: two sessions, one week, the last one white. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 20 20" className="size-6" aria-hidden="true">
        <path d="M0 0h20v20H0z" className="fill-ink in-[.on-ink]:fill-brand-500" />
        <path d="M4 6h5v8H4z" className="fill-marigold" />
        <path d="M11 6h5v8h-5z" className="fill-white" />
      </svg>
      <span className="voice-wide text-h4 whitespace-nowrap">{name}</span>
    </span>
  );
}
