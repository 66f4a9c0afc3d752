/** Browsers that know these rules prerender a page when the pointer rests on a link to it. */
export const SPECULATION_RULES = {
  prerender: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { selector_matches: "[download], [target], [type]" } }],
      },
      eagerness: "moderate",
    },
  ],
};
