import { Fragment, type ReactNode } from "react";
import { ABOUT_PATH, getCoursePath } from "#app/academy/addresses.ts";
import { FIT_ID, GOOD_TO_KNOW_ID, SHARE_ID, WEEK_ID } from "#app/courses/course-ids.ts";
import type { CoursePage } from "./course-page.server.ts";
import { type Bar, getProjectId } from "./score.ts";

/** What decides, in seven short lines: need, time, fee and start, result, projects, what is not known, and what is next. */
export function DecisionLines({ course, decision, bars }: CoursePage) {
  const { words, need, projects, fee, open, next } = decision;
  return (
    <dl className="decision">
      <Line term={words.need}>
        {`${need} `}
        {course.readiness ? <SectionLink id={FIT_ID}>{words.readiness}</SectionLink> : null}
      </Line>
      <Line term={words.time}>
        {words.pace}
        {course.ownHours ? (
          <>
            <br />
            {`${words.effort} `}
            <SectionLink id={WEEK_ID}>{words.week}</SectionLink>
          </>
        ) : null}
      </Line>
      <Line term={words.fee}>
        {fee.join(" ")}
        <br />
        <SectionLink id={GOOD_TO_KNOW_ID}>{words.costs}</SectionLink>
        {" · "}
        <SectionLink id={SHARE_ID}>{words.share}</SectionLink>
      </Line>
      <Line term={words.end}>{words.certificate}</Line>
      <Line term={words.builds}>
        {projects.map((name, index) => (
          <Fragment key={name}>
            {index > 0 ? " " : null}
            <span>
              <ProjectLink name={name} bar={bars.find((bar) => bar.name === name)} />
              {index < projects.length - 1 ? "," : null}
            </span>
          </Fragment>
        ))}
      </Line>
      {open ? (
        <Line term={words.open}>
          {`${open} `}
          <a href={ABOUT_PATH} className="text-link">
            {words.about}
          </a>
        </Line>
      ) : null}
      <Line term={words.next}>{next.length === 0 ? words.none : <NextLinks next={next} />}</Line>
    </dl>
  );
}

/** Links to the next courses; a learner takes one of them. */
export const NextLinks = ({ next }: Pick<CoursePage["decision"], "next">) =>
  next.map(({ slug, title }, index) => (
    <Fragment key={slug}>
      {index > 0 ? " or " : null}
      <a href={getCoursePath(slug)} className="text-link">
        {title}
      </a>
    </Fragment>
  ));

/** The name of a project, as a link to its place in the score where it has one. */
const ProjectLink = ({ name, bar }: { name: string; bar: Bar | undefined }) =>
  bar ? (
    <a href={`#${getProjectId(bar.project)}`} className={`text-link ${getProjectId(bar.project)}`}>
      {name}
    </a>
  ) : (
    name
  );

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** A link to a section far below on the page. */
const SectionLink = ({ id, children }: { id: string; children: string }) => (
  <a href={`#${id}`} className="text-link">
    {children}
  </a>
);
