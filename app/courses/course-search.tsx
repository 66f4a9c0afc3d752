import { CATALOGUE } from "./catalogue-ids.ts";
import { FACETS } from "./course-filter.ts";

type CourseSearchProps = { labels: { label: string; placeholder: string } };

/** The search box and the groups of filter buttons, as they are built: `listenToFilter` answers and changes them. */
export function CourseSearch({ labels }: CourseSearchProps) {
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:gap-6">
      <div>
        <label htmlFor={CATALOGUE.search} className="mb-1.5 block font-bold">
          {labels.label}
        </label>
        <input
          id={CATALOGUE.search}
          type="search"
          autoComplete="off"
          placeholder={labels.placeholder}
          className="w-full max-w-text border-2 border-ink bg-white px-4 py-3 placeholder:text-muted"
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 sm:flex sm:flex-wrap gap-y-0 sm:gap-y-5">
        {FACETS.map(({ field, label, choices }) => (
          <Choices key={field} field={field} label={label} choices={choices} />
        ))}
      </div>
    </search>
  );
}

type ChoicesProps = {
  field: string;
  label: string;
  choices: readonly string[];
};

/** A group of buttons of which one is pressed, at first that for all. */
function Choices({ field, label, choices }: ChoicesProps) {
  const id = `filter-${field}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the row
    <div role="group" aria-labelledby={id} className="min-w-0 max-sm:flex max-sm:items-center max-sm:gap-3">
      <p id={id} className="font-bold max-sm:min-w-11 max-sm:flex-none sm:mb-1.5">
        {label}
      </p>
      <div className="flex min-w-0 gap-2 max-sm:-mr-(--spacing-gutter) max-sm:overflow-x-auto max-sm:px-1.5 max-sm:py-1.5 sm:flex-wrap">
        {choices.map((choice, index) => (
          <button
            key={choice}
            type="button"
            name={field}
            value={choice}
            aria-pressed={index === 0}
            suppressHydrationWarning
            className="min-h-11 flex-none border-2 border-ink bg-white px-3.5 text-data hover:bg-tint aria-pressed:bg-ink aria-pressed:text-white"
          >
            {choice}
          </button>
        ))}
      </div>
    </div>
  );
}
