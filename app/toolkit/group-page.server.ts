import type { LearningResource } from "schema-dts";
import { getPromptGroupPath } from "#app/content/addresses.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import { getOrganizationId, getTrail, LANGUAGE } from "#app/seo/json-ld.ts";
import { getAbsoluteUrl } from "#app/seo/page-metadata.ts";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import type { PromptGroup, Toolkit, WorkedAnswer } from "./toolkit.ts";
import type { DevToolkitCopy } from "./toolkit-copy.server.ts";

/** What the page of a group shows; undefined when the slug has no group. */
export function getGroupPage(
  site: Site,
  words: DevToolkitCopy,
  { groups }: Toolkit,
  slug: string | undefined,
) {
  const index = groups.findIndex((group) => group.slug === slug);
  const group = groups[index];
  if (!group) return undefined;
  const path = getPromptGroupPath(group.slug);
  const resource = learningResourceJsonLd(site, group);
  const trail = [
    ...getTrail(site, ["/"], { name: words.title, path: "/dev-toolkit" }),
    { name: group.title, path },
  ];
  return {
    group: { ...group, worked: sortCorrections(group.worked) },
    previous: groups[index - 1],
    next: groups[index + 1],
    trail,
    metadata: getWebPageMetadata(site, path, group.meta, {
      nodes: [resource],
      mainEntity: String(resource["@id"]),
      trail,
    }),
  };
}

/** A group as search engines read it: free, under its licence. */
function learningResourceJsonLd({ identity, licence }: Site, { slug, title, meta, prompts }: PromptGroup) {
  const url = getAbsoluteUrl(identity.origin, getPromptGroupPath(slug));
  return {
    "@type": "LearningResource",
    "@id": `${url}#prompts`,
    name: title,
    description: meta.description,
    url,
    inLanguage: LANGUAGE,
    isAccessibleForFree: true,
    learningResourceType: "Prompts",
    educationalLevel: [...new Set(prompts.map(({ level }) => level))],
    license: licence.url,
    dateModified: meta.modified,
    provider: { "@id": getOrganizationId(identity.origin) },
  } satisfies LearningResource;
}

/** In the order of the answer, since they are numbered there. */
const sortCorrections = ({ answer, corrections, ...worked }: WorkedAnswer): WorkedAnswer => ({
  ...worked,
  answer,
  corrections: corrections.toSorted((a, b) => answer.indexOf(a.quote) - answer.indexOf(b.quote)),
});
