/** Classes of a `<details>` between rules. */
export const FOLD = "border-rule border-b";

/** Classes of its `<summary>`. */
export const FOLD_TITLE = "py-2.5 font-bold text-h4";
