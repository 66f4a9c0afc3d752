/** Links to the parts of a page. */
export function Contents({ label, parts }: { label: string; parts: { slug: string; title: string }[] }) {
  return (
    <nav aria-label={label} className="page pb-12 print:hidden">
      <ul className="grid gap-x-8 border-ink border-t-2 pt-4 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`#${slug}`} className="text-link inline-flex min-h-11 items-center">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
