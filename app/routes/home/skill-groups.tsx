import type { HomePage } from "./copy.server.ts";

/** What one learns, in groups of short names. */
export function SkillGroups({ groups }: { groups: HomePage["skills"]["groups"] }) {
  return (
    <div className="mt-part grid gap-x-part gap-y-row lg:grid-cols-3">
      {groups.map(({ title, text, skills }) => (
        <div key={title} className="border-ink border-t-2 pt-3 sm:pt-4">
          <h3 className="font-bold text-h4 max-sm:inline sm:voice-wide sm:text-h3">{title}</h3>{" "}
          <p className="max-sm:inline sm:mt-2">{text}</p>
          <ul className="voice-data mt-2 flex flex-wrap gap-1.5 sm:mt-4 sm:gap-2">
            {skills.map((name) => (
              <li key={name} className="bg-white px-2 sm:px-2.5 sm:py-1">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
