import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map: one line per page; the files beside them are listed in files/. */
export default [
  index("routes/home.tsx"),
  route("courses", "routes/courses.tsx"),
  route("courses/:slug", "routes/course.tsx"),
  route("learning-paths", "routes/learning-paths.tsx"),
  route("corporate", "routes/corporate.tsx"),
  route("academic", "routes/academic.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("zerotools", "routes/zerotools.tsx"),
  route("dev-toolkit", "routes/dev-toolkit/index.tsx"),
  route("dev-toolkit/:group", "routes/dev-toolkit/group.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
