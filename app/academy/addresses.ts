/** Addresses of the files that hold all prompts. */
export const PROMPT_FILES = {
  markdown: "/dev-toolkit/prompts.md",
  json: "/dev-toolkit/prompts.json",
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
export const getCoursePath = (slug: string): `/courses/${string}` => `/courses/${slug}`;

/** Address of the page of a group of prompts. */
export const getPromptGroupPath = (group: string): `/dev-toolkit/${string}` => `/dev-toolkit/${group}`;

/** Address of a prompt: its place on the page of its group. */
export const getPromptPath = (group: string, slug: string): string => `${getPromptGroupPath(group)}#${slug}`;

/** Address of the file with a group's prompts, which copy buttons load. */
export const getPromptTextsPath = (group: string): string => `/dev-toolkit/prompts/${group}.json`;

/** Address of the roadmap. */
export const ROADMAP_PATH = "/dev-toolkit/roadmap";

/** Address of the file with the days of the roadmap, which its calendar is made from. */
export const ROADMAP_FILE = "/dev-toolkit/roadmap.json";

/** Id of the worked answer on the page of its group. */
export const WORKED_ID = "worked";

/** Address of the page with a written session of a course. */
export const getSessionPath = (course: string): string => `${getCoursePath(course)}/session`;

/** Address of the page of a project's open brief. */
export const getBriefPath = (course: string, name: string): string =>
  `${getCoursePath(course)}/projects/${name}`;

/** Address of the archive with all files of a session or brief. */
export const getZipPath = (path: string): string => `${path}.zip`;

/** Whether an address is that of a course's own page, not of a page below it. */
export const isCoursePath = (path: string): boolean => /^\/courses\/[^/]+$/.test(path);

/** Address of a course's sessions on the page of all sessions. */
export const getTimetablePath = (course: string): string => `/sessions#${course}`;

/** Address of the file with a course's sessions, which its row in the catalogue loads. */
export const getWeeksPath = (course: string): string => `${getCoursePath(course)}/weeks.json`;

/** Id of the list of sessions on a course's page. */
export const SYLLABUS_ID = "syllabus";

/** Id of a live session in that list. */
export const getSessionId = (number: number): string => `s${number}`;

/** Id of the section with hours, costs and versions on a course's page. */
export const GOOD_TO_KNOW_ID = "good-to-know";

/** Id of the section 'Is it for you?' of a course page. */
export const FIT_ID = "ready";

/** Ids that the first screen of a course links to: the hours of a week, learning alone, a message for whoever pays. */
export const WEEK_ID = "week";
export const ALONE_ID = "alone";
export const SHARE_ID = "share";

/** Ids of the parts of every page. */
export const SHELL_IDS = ["main", "menu"];

/** Ids of the parts of a course's page that links may name, besides its sessions. */
export const COURSE_IDS = [
  ...SHELL_IDS,
  "overview",
  "highlights",
  "outcomes",
  "prerequisites",
  "projects",
  SYLLABUS_ID,
  "syllabus-title",
  FIT_ID,
  WEEK_ID,
  ALONE_ID,
  SHARE_ID,
  GOOD_TO_KNOW_ID,
  "letter",
];

/** Id of the ruler on the page of a written session. */
export const HOUR_ID = "hour";

/** Address of a course's cover. */
export const getCoverPath = (slug: string): string => `/covers/${slug}.svg`;

/** Address of the share image of the page of a course, session or brief. */
export const getShareImagePath = (path: string): string => `/share${path.replace(/^\/courses/, "")}.png`;

/** The chat apps that the owner may choose: where each opens a chat with a number, given as digits, or offers a text to send. */
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
