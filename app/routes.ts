import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { PROMPT_FILES, ROADMAP_FILE, SITE_FILES } from "#app/academy/addresses.ts";

/** The files that are made of all the content. */
const FILES = [...Object.values(SITE_FILES), ...Object.values(PROMPT_FILES), ROADMAP_FILE];

/** The site map: one line for each page, and for each kind of file. */
export default [
  index("routes/home/route.tsx"),
  route("courses", "routes/courses/route.tsx"),
  route("sessions", "routes/sessions/route.tsx"),
  route("courses/:slug", "routes/course/route.tsx"),
  route("courses/:slug/session", "routes/session/route.tsx"),
  route("courses/:slug/projects/:name", "routes/brief/route.tsx"),
  route("learning-paths", "routes/learning-paths/route.tsx"),
  route("corporate", "routes/corporate/route.tsx"),
  route("academic", "routes/academic/route.tsx"),
  route("about", "routes/about/route.tsx"),
  route("contact", "routes/contact/route.tsx"),
  route("zerotools", "routes/zerotools/route.tsx"),
  route("dev-toolkit", "routes/dev-toolkit/route.tsx"),
  route("dev-toolkit/roadmap", "routes/roadmap/route.tsx"),
  route("dev-toolkit/:group", "routes/prompt-group/route.tsx"),
  route("privacy", "routes/privacy/route.tsx"),
  route("accessibility", "routes/accessibility/route.tsx"),
  route("moved/*", "routes/moved/route.tsx"),
  route("*", "routes/not-found/route.tsx"),
  ...FILES.map((path) => route(path.slice(1), "routes/files/site-files.ts", { id: path })),
  route("og-image.png", "routes/files/share-image.ts", { id: "site-share-image" }),
  route("share/*", "routes/files/share-image.ts"),
  route("covers/:slug.svg", "routes/files/cover.ts"),
  ...["session.zip", "session/:file", "projects/:name.zip", "projects/:name/:file"].map((path) =>
    route(`courses/:slug/${path}`, "routes/files/article-files.ts", { id: path }),
  ),
  route("courses/:slug/weeks.json", "routes/files/course-weeks.ts"),
  route("dev-toolkit/prompts/:group.json", "routes/files/prompt-texts.ts"),
] satisfies RouteConfig;
