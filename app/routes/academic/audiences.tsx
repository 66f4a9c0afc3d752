import { ButtonLink } from "#app/ui/button-link.tsx";
import type { AcademicPage } from "./copy.server.ts";

/** Students and departments side by side, each with the way to begin. */
export function Audiences({ audiences }: Pick<AcademicPage, "audiences">) {
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-5 sm:mt-8 sm:grid-cols-2">
      {audiences.map(({ title, text, link }) => (
        <li key={title} className="flex flex-col items-start border-ink border-t-4 pt-3">
          <h2 className="font-bold text-h4">{title}</h2>
          <p className="mt-1 mb-3">{text}</p>
          <p className="mt-auto">
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
