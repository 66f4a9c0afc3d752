import type { ShouldRevalidateFunctionArgs } from "react-router";
import { PageHead } from "#app/seo/page-head.tsx";
import { getWebPageMetadata } from "#app/seo/web-page.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";
import { DayMarks } from "#app/toolkit/day-marks.tsx";
import { PromptLibrary } from "#app/toolkit/prompt-library.tsx";
import { Roadmap } from "#app/toolkit/roadmap.tsx";
import { getButtonClass } from "#app/ui/button-link.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import type { Route } from "./+types/dev-toolkit";

/** Prompts and roadmap. */
export function loader() {
  const { site, pages, toolkit } = getSiteContent();
  const { meta, ...page } = pages["dev-toolkit"];
  const { name, origin } = site.identity;
  return { page, toolkit, academy: name, origin, metadata: getWebPageMetadata(site, "/dev-toolkit", meta) };
}

/** A change of the filter loads nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The free toolkit: prompts to search, fill in and copy, and the roadmap day by day. */
export default function DevToolkit({ loaderData }: Route.ComponentProps) {
  const { page, toolkit, academy, origin, metadata } = loaderData;
  const { prompts, roadmap, downloads, closing } = page;
  return (
    <>
      <PageHead metadata={metadata} />
      <PageTitle title={page.title} lead={page.lead} aside={<DayMarks phases={toolkit.phases} />}>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href="#prompts" className={getButtonClass()}>
            {prompts.title}
          </a>
          <a href="#roadmap" className={getButtonClass("secondary")}>
            {roadmap.title}
          </a>
        </p>
      </PageTitle>
      <section id="prompts" className="border-ink border-t-2">
        <div className="page section">
          <SectionHeading title={prompts.title} lead={prompts.lead} />
          <div className="mt-10">
            <PromptLibrary groups={toolkit.groups} copy={prompts} />
          </div>
        </div>
      </section>
      <section id="roadmap" className="border-ink border-t-2 bg-white">
        <div className="page section">
          <SectionHeading title={roadmap.title} lead={roadmap.lead} />
          <div className="mt-8">
            <Roadmap phases={toolkit.phases} copy={roadmap} academy={academy} origin={origin} />
          </div>
        </div>
      </section>
      <section className="page section print:hidden">
        <SectionHeading title={downloads.title} lead={downloads.lead} />
        <p className="mt-6 flex flex-wrap gap-3">
          <a href="/dev-toolkit/prompts.md" download className={getButtonClass("secondary")}>
            Markdown
          </a>
          <a href="/dev-toolkit/prompts.json" download className={getButtonClass("secondary")}>
            JSON
          </a>
        </p>
      </section>
      <Closing {...closing} />
    </>
  );
}
