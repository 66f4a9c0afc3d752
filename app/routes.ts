import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map: one line per page; the files beside them are listed in files/. */
export default [
  index("routes/home/route.tsx"),
  route("courses", "routes/courses/route.tsx"),
  route("courses/:slug", "routes/course/route.tsx"),
  route("courses/:slug/session", "routes/session/route.tsx"),
  route("courses/:slug/projects/:name", "routes/brief/route.tsx"),
  route("learning-paths", "routes/learning-paths/route.tsx"),
  route("corporate", "routes/corporate/route.tsx"),
  route("academic", "routes/academic/route.tsx"),
  route("about", "routes/about/route.tsx"),
  route("contact", "routes/contact/route.tsx"),
  route("zerotools", "routes/zerotools/route.tsx"),
  route("dev-toolkit", "routes/dev-toolkit/index.tsx"),
  route("dev-toolkit/:group", "routes/dev-toolkit/group.tsx"),
  route("privacy", "routes/privacy/route.tsx"),
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
