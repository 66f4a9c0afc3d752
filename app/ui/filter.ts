import { straighten } from "#app/text/typography.ts";

/** The choice that leaves a facet open. */
export const ALL = "All";

/** A field that a list can be filtered by, and its choices. */
type Facet<Field extends string> = { field: Field; choices: readonly string[] };

/** A visitor's search, and a choice for each facet. A row of the list has the same fields as `data-*` attributes. */
export type Filter<Field extends string> = { search: string } & Record<Field, string>;

/** A text as a search compares it: in lower case, and with accents as characters of their own, as some keyboards write them. */
const normalize = (text: string): string => straighten(text).toLowerCase().normalize("NFD");

/** The text that a search looks in. */
export const joinWords = (...texts: string[]): string => texts.join("\n");

/** The choice of a facet in a query; an unknown one counts as 'All'. */
const getChoice = <Field extends string>(
  { field, choices }: Facet<Field>,
  query: URLSearchParams,
): string => {
  const choice = query.get(field) ?? ALL;
  return choices.includes(choice) ? choice : ALL;
};

/** Whether a query can hide rows of a list. */
export const isFiltering = <Field extends string>(
  facets: readonly Facet<Field>[],
  query: URLSearchParams,
): boolean =>
  (query.get("search") ?? "").trim() !== "" || facets.some((facet) => getChoice(facet, query) !== ALL);

/**
 * The filter of a list, which the address keeps.
 * @param splitSearch the parts of a trimmed search that a row must have, each anywhere in its text.
 */
export function createFilter<Field extends string>(
  facets: readonly Facet<Field>[],
  splitSearch = (search: string): string[] => [search],
) {
  const make = (search: string, getValue: (facet: Facet<Field>) => string) =>
    ({
      search,
      ...Object.fromEntries(facets.map((facet) => [facet.field, getValue(facet)])),
    }) as Filter<Field>;
  return {
    /** The filter that every row matches. */
    none: make("", () => ALL),

    /** Reads the filter from an address. */
    parse: (query: URLSearchParams): Filter<Field> =>
      make(query.get("search") ?? "", (facet) => getChoice(facet, query)),

    /** The fields of a filter as the address has them: empty where they are open. */
    format: (filter: Filter<Field>): Filter<Field> => ({
      ...make("", ({ field }) => (filter[field] === ALL ? "" : filter[field])),
      search: filter.search.trim() === "" ? "" : filter.search,
    }),

    /** Whether a filter can hide a row. */
    isActive: (filter: Filter<Field>): boolean => isFiltering(facets, new URLSearchParams(filter)),

    /** A predicate for rows: their text has what is searched, in any case, and every chosen facet is equal. */
    getMatcher(filter: Filter<Field>): (row: Filter<Field>) => boolean {
      const needles = splitSearch(normalize(filter.search.trim()));
      const chosen = facets.filter(({ field }) => filter[field] !== ALL);
      return (row) => {
        const text = normalize(row.search);
        return (
          needles.every((needle) => text.includes(needle)) &&
          chosen.every(({ field }) => row[field] === filter[field])
        );
      };
    },
  };
}
