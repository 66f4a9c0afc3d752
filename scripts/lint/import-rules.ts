/** The modules that know a business of the academy; none of them imports another. */
const BUSINESS = ["courses", "toolkit", "contact"];

/** What each of them may import. */
const TOOLS = ["text", "content", "page-model", "academy", "seo", "drawing", "ui", "islands"];

/** The modules of `app` that hold no page. */
const MODULES = [...TOOLS, "document", "shell", ...BUSINESS, "site"];

/** A folder or file, named from `app` or, outside of it, from the project; or one that only types are taken from. */
type Importable = string | { typesOf: string };

/** What every program outside of `app` may import of it. */
const FOR_PROGRAMS = [
  "text",
  "content",
  "academy",
  "site",
  "cache",
  "contact/contact-message.ts",
  // A file of its own, or the chunk that writes messages would load that of the form.
  "contact/messages-collection.ts",
  "contact/store-config.server.ts",
  "courses/articles/downloads.server.ts",
];

/** The files of the editor that its panel and its server have in common. */
const FOR_EDITOR = [
  "editor/edit.ts",
  "editor/field-words.ts",
  "editor/plain-text.ts",
  "editor/schema-shape.ts",
];

/**
 * Who may import whom: what the first row that fits lists. In `app`, files of one folder import each other by `./`, and all
 * else by `#app/`. `npm run lint` refuses everything else.
 */
export const IMPORT_RULES: Record<string, Importable[]> = {
  "app/cache/": [],
  "app/islands/": ["text"],
  "app/document/": ["islands/island.tsx"],
  "app/text/": [],
  "app/content/": ["text"],
  "app/page-model/": ["text", "content"],
  "app/academy/": ["text", "content", "page-model"],
  "app/ui/": ["text", "islands"],
  "app/drawing/": [
    "text",
    "drawing",
    "cache",
    // Colours as data: a picture outside of a page has no stylesheet. A test compares them with that of `ui`.
    "ui/palette.ts",
    "academy/addresses.ts",
    "academy/tracks.ts",
  ],
  "app/seo/": ["text", "page-model", "academy"],
  "app/shell/": ["text", "ui", "seo", "document", "islands", "content/finding.ts", "content/value-path.ts"],
  ...Object.fromEntries(BUSINESS.map((module) => [`app/${module}/`, [...TOOLS, module]])),
  // What a page declares of itself is content, so the site takes it from the folders of pages, whose routes take the site.
  "app/site/": ["site", ...BUSINESS, ...TOOLS, "routes/*/page.server.ts"],
  "app/testing/": ["text", "content", "academy", "courses", "site"],
  // A page never imports the folder of another page.
  "app/routes/": MODULES,
  "app/root.tsx": MODULES,
  // The entries and the inline scripts put the modules together.
  "app/": ["**"],
  // The panel runs in the browser, and asks the server over the network.
  "editor/panel/": [
    "editor/panel",
    "editor/editing-address.ts",
    ...FOR_EDITOR,
    { typesOf: "editor/server" },
    "content/finding.ts",
    "content/value-path.ts",
    "text",
  ],
  "editor/server/": [
    "editor/server",
    ...FOR_EDITOR,
    ...FOR_PROGRAMS,
    "courses/schema/course-collection.server.ts",
  ],
  "editor/edit.ts": ["content/value-path.ts"],
  "editor/field-words.ts": ["content/value-path.ts", "text"],
  "editor/plain-text.ts": ["text"],
  "editor/schema-shape.ts": ["content/least-value.ts", "content/value-path.ts"],
  "editor/testing/": ["editor/server", "content", "testing"],
  "editor/": ["editor/*.ts", { typesOf: "editor/server" }, "academy"],
  "scripts/": [
    "scripts",
    "editor/editing-address.ts",
    ...FOR_PROGRAMS,
    "seo",
    "document/*.server.ts",
    "drawing/font.server.ts",
    "courses/schema/course-schema.server.ts",
  ],
  "e2e/": [
    "e2e",
    "scripts",
    "editor/*.ts",
    ...FOR_PROGRAMS,
    "islands/retry.ts",
    "testing",
    "contact/faq-collection.server.ts",
    "courses/course.ts",
    "courses/syllabus/hours.ts",
    "courses/course-ids.ts",
    "courses/course-tabs.ts",
  ],
  // Configurations.
  "": ["scripts", "editor/plugin.ts", "academy", "document/reload-plugin.server.ts"],
};

/** Content and data for tests, which every test may import, and no code of the site. */
export const TEST_DATA = ["testing", "editor/testing"];

/** The module that may import the client of the database. */
export const DATABASE_CLIENT = { module: "app/contact/message-store.ts", packages: "firebase/" };
