import type { HomePage } from "#app/content/pages/home-schema.server.ts";

/** What one learns, in groups of short names. */
export function SkillGroups({ groups }: { groups: HomePage["skills"]["groups"] }) {
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-3">
      {groups.map(({ title, text, skills }) => (
        <div key={title} className="border-ink border-t-2 pt-4">
          <h3 className="voice-wide text-h3">{title}</h3>
          <p className="mt-2">{text}</p>
          <ul className="voice-data mt-4 flex flex-wrap gap-2">
            {skills.map((name) => (
              <li key={name} className="bg-white px-2.5 py-1">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
