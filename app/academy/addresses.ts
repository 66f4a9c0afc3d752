/** Addresses of pages that code links to or treats differently. Every other page has its own in `page.server.ts`. */
export const ABOUT_PATH = "/about";
export const CONTACT_PATH = "/contact";
export const COURSES_PATH = "/courses";
export const LEARNING_PATHS_PATH = "/learning-paths";
export const SESSIONS_PATH = "/sessions";
export const TOOLKIT_PATH = "/dev-toolkit";
export const ROADMAP_PATH = `${TOOLKIT_PATH}/roadmap` as const;

/** Address of the page for unknown addresses; hosts look for its file, `404.html`. */
export const NOT_FOUND_PATH = "/404";

/** Prefix of an old address: its page names the new address, for hosts that do not redirect. */
export const MOVED_PATH = "/moved";

/** Size of every share image, in pixels, and the address of that of pages without one of their own. */
export const SHARE_IMAGE = { width: 1200, height: 630, default: "/og-image.png" } as const;

/** Addresses of the files that hold all prompts. */
export const PROMPT_FILES = {
  markdown: `${TOOLKIT_PATH}/prompts.md`,
  json: `${TOOLKIT_PATH}/prompts.json`,
} as const;

/** Addresses of the other files that are made of all the content. */
export const SITE_FILES = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/site.webmanifest",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;

/** Address of the licences of the packages that a browser loads. */
export const LICENSES_FILE = "/licenses.txt";

/** Address of a page as Markdown. */
export const getMarkdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);

/** Address of a course's page. */
export const getCoursePath = (slug: string): `${typeof COURSES_PATH}/${string}` => `${COURSES_PATH}/${slug}`;

/** Address of the page of a group of prompts. */
export const getPromptGroupPath = (group: string): `${typeof TOOLKIT_PATH}/${string}` =>
  `${TOOLKIT_PATH}/${group}`;

/** Address of a prompt: its place on the page of its group. */
export const getPromptPath = (group: string, slug: string): string => `${getPromptGroupPath(group)}#${slug}`;

/** Address of the file with a group's prompts, which copy buttons load. */
export const getPromptTextsPath = (group: string): string => `${TOOLKIT_PATH}/prompts/${group}.json`;

/** Address of the file with the days of the roadmap, which its calendar is made from. */
export const ROADMAP_FILE = `${ROADMAP_PATH}.json`;

/** Address of the page with a written session of a course. */
export const getSessionPath = (course: string): string => `${getCoursePath(course)}/session`;

/** Address of the page of a project's open brief. */
export const getBriefPath = (course: string, name: string): string =>
  `${getCoursePath(course)}/projects/${name}`;

/** Address of the archive with all files of a session or brief. */
export const getZipPath = (path: string): string => `${path}.zip`;

/** Whether an address is that of a course's own page, not of a page below it. */
export const isCoursePath = (path: string): boolean => new RegExp(`^${COURSES_PATH}/[^/]+$`).test(path);

/** Address of a course's sessions on the page of all sessions. */
export const getTimetablePath = (course: string): string => `${SESSIONS_PATH}#${course}`;

/** Address of the file with a course's sessions, which its row in the catalogue loads. */
export const getWeeksPath = (course: string): string => `${getCoursePath(course)}/weeks.json`;

/** Address of a course's cover. */
export const getCoverPath = (slug: string): string => `/covers/${slug}.svg`;

/** Address of the share image of the page of a course, session or brief. */
export const getShareImagePath = (path: string): string => `/share${path.replace(COURSES_PATH, "")}.png`;

/**
 * The chat apps that the owner may choose: how each opens a chat with a number (digits only), and offers a text to
 * send.
 */
const CHAT_APPS = {
  WhatsApp: {
    chat: (number: string, text: string) => `https://wa.me/${number}?text=${text}`,
    share: (text: string) => `https://wa.me/?text=${text}`,
  },
  Telegram: {
    chat: (number: string, text: string) => `https://t.me/+${number}?text=${text}`,
    share: (text: string) => `https://t.me/share/url?url=${text}`,
  },
};

type ChatApp = keyof typeof CHAT_APPS;

/** Names of the chat apps. */
export const CHAT_APP_NAMES = Object.keys(CHAT_APPS) as ChatApp[];

/** Address of a chat with the academy, with a prefilled text. */
export const getChatLink = (
  { chatApp, chatNumber }: { chatApp: ChatApp; chatNumber: string },
  text: string,
): string => CHAT_APPS[chatApp].chat(chatNumber, encodeURIComponent(text));

/** Address at which a visitor chooses to whom a text is sent in the chat app. */
export const getShareLink = ({ chatApp }: { chatApp: ChatApp }, text: string): string =>
  CHAT_APPS[chatApp].share(encodeURIComponent(text));
