/** The commands in the first column of a document's tables, and those that a sentence or a block names. */
export const listNamedCommands = (text: string): string[] => [
  ...[...text.matchAll(/npm (?:run )?(?:--silent )?(?!run|ci|audit)([a-z][\w-]*)/g)].map(
    ([, name = ""]) => name,
  ),
  ...[...text.matchAll(/^\| `npm run .*?\|/gm)].flatMap(([cell]) =>
    [...cell.matchAll(/`(?:npm run )?([a-z][\w-]*)`/g)].map(([, name = ""]) => name),
  ),
];
