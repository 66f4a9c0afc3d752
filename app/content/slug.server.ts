import { isHostsName } from "./addresses.ts";
import { findingAt } from "./check-shape.server.ts";
import type { ContentFile } from "./content-file.server.ts";
import type { Finding } from "./finding.ts";

/** Slug of an entry: the name of its file. */
export const getSlug = ({ file }: ContentFile): string => file.replace(/^.*\/|\..*$/g, "").toLowerCase();

/** Checks the name of a file, which is the address of its entry. */
export function checkSlug(file: ContentFile): Finding[] {
  const slug = file.file.replace(/^.*\/|\.\w+$/g, "");
  if (isHostsName(slug))
    return [findingAt(file, [], slug, "hosts keep this name for themselves: give the file another one")];
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return [];
  return [
    findingAt(
      file,
      [],
      slug,
      "name the file with small letters, digits and single hyphens: it is the address",
    ),
  ];
}
