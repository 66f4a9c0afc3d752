/** Links to the pages that most people look for. */
export function PopularPages({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <nav aria-labelledby="popular" className="mt-part border-ink border-t-2 pt-6">
      <h2 id="popular" className="voice-wide text-h3">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
