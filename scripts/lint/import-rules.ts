/** The modules that know a business of the academy; none of them imports another. */
const BUSINESS = ["courses", "toolkit", "contact"];

/** What each of them may import. */
const TOOLS = ["text", "content", "academy", "seo", "drawing", "ui", "islands"];

/** The modules of `app` that hold no page. */
const MODULES = [...TOOLS, "document", "shell", ...BUSINESS, "site"];

/**
 * Who may import whom. Files of one folder import each other by `./`, and all else of `app` by `#app/`, if it is in the
 * first row that fits. `npm run lint` refuses everything else.
 */
export const IMPORT_RULES: Record<string, string[]> = {
  "app/cache/": ["academy/days.ts"],
  "app/islands/": [],
  "app/document/": ["islands/island.tsx", "inline-scripts.server.ts"],
  "app/text/": [],
  "app/content/": ["text"],
  "app/academy/": ["text", "content"],
  "app/ui/": ["text", "islands"],
  "app/drawing/": [
    "text",
    "drawing",
    "cache",
    "ui/palette.ts",
    "ui/join-classes.ts",
    "academy/addresses.ts",
    "academy/share-image.ts",
    "academy/tracks.ts",
  ],
  "app/seo/": ["text", "academy", "ui/palette.ts"],
  "app/shell/": ["text", "ui", "seo", "document", "islands", "content/finding.ts"],
  ...Object.fromEntries(BUSINESS.map((module) => [`app/${module}/`, [...TOOLS, module]])),
  "app/site/": [...BUSINESS, ...TOOLS, "routes/*/page.server.ts"],
  // A page never imports the folder of another page.
  "app/routes/": MODULES,
  "app/root.tsx": MODULES,
  // The entries and the inline script put the modules together.
  "app/": ["**"],
  // Commands, tests and configurations.
  "": [
    "**/*.server.ts",
    "seo",
    "islands",
    "academy",
    "content",
    "text",
    "contact/contact-message.ts",
    "contact/messages-collection.ts",
    "courses/course.ts",
    "courses/course-page/course-ids.ts",
  ],
};

/** The module that may import the client of the database. */
export const DATABASE_CLIENT = { module: "app/contact/message-store.ts", packages: "firebase/" };
