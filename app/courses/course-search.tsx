import { useSearchBox } from "#app/browser/use-search-box.ts";
import { CATALOGUE } from "./catalogue-ids.ts";
import { type CourseFilter, FACETS } from "./course-filter.ts";

type CourseSearchProps = {
  filter: CourseFilter;
  labels: { label: string; placeholder: string };
  onChange: (changes: Partial<CourseFilter>) => void;
};

/** The search box and the two groups of filter buttons. */
export function CourseSearch({ filter, labels, onChange }: CourseSearchProps) {
  const input = useSearchBox(filter.search, onChange);
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:gap-6">
      <div>
        <label htmlFor={CATALOGUE.search} className="mb-1.5 block font-bold">
          {labels.label}
        </label>
        <input
          ref={input}
          id={CATALOGUE.search}
          type="search"
          autoComplete="off"
          placeholder={labels.placeholder}
          onChange={(event) => onChange({ search: event.currentTarget.value })}
          className="w-full max-w-text border-2 border-ink bg-white px-4 py-3 placeholder:text-muted"
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 sm:flex sm:flex-wrap gap-y-0 sm:gap-y-5">
        {FACETS.map(({ field, label, choices }) => (
          <Choices
            key={field}
            field={field}
            label={label}
            choices={choices}
            value={filter[field]}
            onChoose={(choice) => onChange({ [field]: choice })}
          />
        ))}
      </div>
    </search>
  );
}

type ChoicesProps = {
  field: string;
  label: string;
  choices: readonly string[];
  value: string;
  onChoose: (choice: string) => void;
};

/** A group of buttons of which one is pressed. */
function Choices({ field, label, choices, value, onChoose }: ChoicesProps) {
  const id = `filter-${field}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the row
    <div role="group" aria-labelledby={id} className="min-w-0 max-sm:flex max-sm:items-center max-sm:gap-3">
      <p id={id} className="font-bold max-sm:w-11 max-sm:flex-none sm:mb-1.5">
        {label}
      </p>
      <div className="flex min-w-0 gap-2 max-sm:-mr-(--spacing-gutter) max-sm:overflow-x-auto max-sm:px-1.5 max-sm:py-1.5 sm:flex-wrap">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            name={field}
            value={choice}
            aria-pressed={choice === value}
            onClick={() => onChoose(choice)}
            className="min-h-11 flex-none border-2 border-ink bg-white px-3.5 text-data hover:bg-tint aria-pressed:bg-ink aria-pressed:text-white"
          >
            {choice}
          </button>
        ))}
      </div>
    </div>
  );
}
