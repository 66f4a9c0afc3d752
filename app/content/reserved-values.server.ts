import type { Site } from "./site-schema.server.ts";

/** The site facts that have no real value yet: reserved example domains, all-zero numbers, suggestions. */
export function listReservedValues(site: Site): { field: string; value: string }[] {
  const { identity, parent, tools } = site;
  const fields = {
    "identity.origin": identity.origin,
    "identity.email": identity.email,
    "identity.chatNumber": identity.chatNumber,
    "identity.chatNumberShown": identity.chatNumberShown,
    ...Object.fromEntries(identity.profiles.map((url, index) => [`identity.profiles[${index}]`, url])),
    "parent.url": parent.url,
    "tools.url": tools.url,
  };
  const reserved = Object.entries(fields)
    .filter(([, value]) => /[.@]example(\/|$|:)|\.example$|0{6,}|0{4,} 0{4,}/.test(value))
    .map(([field, value]) => ({ field, value }));
  return [...reserved, ...listSuggestions(site)];
}

/** What was chosen for the owner, and holds once the owner says so. */
const listSuggestions = ({ toolkitLicence: { name, chosen } }: Site) =>
  chosen ? [] : [{ field: "toolkitLicence", value: `${name}, without the day on which you have chosen it` }];
