import type { Files } from "../sample-site/sample-site.ts";

/** A site that a rule must not let pass: the rule, what is wrong, and the change that makes it so. */
export type BrokenSite = [rule: string, name: string, mutate: (files: Files) => void];
