import { getCoursePath } from "#app/content/addresses.ts";
import { getSiteContent } from "#app/site/content-store.server.ts";

/** Path under which the 404 page is rendered; the finished build has it as `404.html`. */
export const NOT_FOUND_PATH = "/404";

/** The course whose page React Router renders; the build renders it as well, like the others, and compares. */
export const getSampleCourse = (): string => getSiteContent().courses[0]?.slug ?? "";

/** Every address that React Router renders to a file: those of the route table, and one course. */
export const getPrerenderPaths = ({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] => [
  ...getStaticPaths(),
  NOT_FOUND_PATH,
  getCoursePath(getSampleCourse()),
];
