import { index, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The site map: one line per address. */
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
  route("dev-toolkit", "routes/dev-toolkit.tsx"),
  ...prefix("dev-toolkit", [
    route("prompts.md", "routes/toolkit-markdown.ts"),
    route("prompts.json", "routes/toolkit-json.ts"),
  ]),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("site.webmanifest", "routes/manifest.ts"),
  route("llms.txt", "routes/llms.ts"),
  route("catalog.json", "routes/catalog.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("covers/:file", "routes/cover.ts"),
  route("share/:file", "routes/share-image.ts"),
  route("og-image.png", "routes/og-image.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
