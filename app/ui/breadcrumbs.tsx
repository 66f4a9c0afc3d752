/** The trail to a page, the same as in its structured data. */
export function Breadcrumbs({ trail }: { trail: { name: string; path: string }[] }) {
  return (
    <nav aria-label="Breadcrumbs" className="pt-4 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-data text-muted">
        {trail.map(({ name, path }, index) => (
          <li
            key={path}
            className={`flex items-center gap-x-2 ${index > 1 && index === trail.length - 1 ? "max-sm:sr-only" : ""}`}
          >
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a
                href={path}
                className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-ink"
              >
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
