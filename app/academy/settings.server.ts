import { z } from "zod";

/** A wrong variable of the environment; its message is enough, so that commands print it without a stack. */
export class SettingError extends Error {
  override name = "SettingError";
}

/** A variable of this form. */
const matching = (pattern: RegExp, fix: string) => z.string().regex(pattern, fix).optional();

/** A variable that is true with any value. */
const given = z.string().optional().transform(Boolean);

const projectId = matching(
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  "write the project's id, 6 to 30 lower-case letters, digits and hyphens, such as academy-1a2b3",
);

const isPort = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= 65_535;

/** Every variable of the environment that the project reads, with what to write instead of a wrong value. */
const schema = z
  .object({
    // The owner's: .env.example explains them.
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: matching(/^AIza[\w-]{35}$/, "write the key of your web app, which begins with AIza"),
    FIREBASE_APP_ID: matching(
      /^1:\d+:web:[0-9a-f]+$/,
      "write the id of your web app, such as 1:123456789:web:0a1b2c3d",
    ),
    APP_CHECK_SITE_KEY: matching(
      /^6L[\w-]{38}$/,
      "write the site key of reCAPTCHA Enterprise, 40 characters that begin with 6L, or nothing",
    ),
    /** The project that the site is published to, if it is not FIREBASE_PROJECT_ID's. */
    DEPLOY_PROJECT: projectId,
    /** `host:port` of a local Firestore. */
    FIRESTORE_EMULATOR_HOST: matching(
      /^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i,
      "write host:port, such as 127.0.0.1:8080, or nothing",
    ),
    /** Port on which `npm start` serves the site. */
    PORT: z
      .string()
      .refine(isPort, "write a number from 1 to 65535, or 0 for any free port")
      .default("4173")
      .transform(Number),
    // What tests and measurements build.
    CONTENT_FOLDER: z.string().default("content"),
    SITE_FOLDER: z.string().optional(),
    /** Where the bundler writes; a build sets it. */
    BUNDLES_FOLDER: z.string().default("build"),
    /** Whether drafts are shown. */
    DRAFTS: matching(/^1$/, "write 1 to show drafts, or nothing").transform(Boolean),
    BUILD_DAY: z.iso.date("write a day as year-month-day, such as 2027-01-12, or nothing").optional(),
    // Programs of the machine.
    CHROMIUM_PATH: z.string().optional(),
    FIRESTORE_EMULATOR_BINARY_PATH: z.string().optional(),
    JAVA_HOME: z.string().optional(),
    /** Whether a missing program is a failure. */
    CI: given,
    /** Whether findings are printed as GitHub shows them next to their lines. */
    GITHUB_ACTIONS: given,
  })
  .refine(
    ({ DEPLOY_PROJECT, FIREBASE_PROJECT_ID }) =>
      !DEPLOY_PROJECT || !FIREBASE_PROJECT_ID || DEPLOY_PROJECT === FIREBASE_PROJECT_ID,
    {
      path: ["DEPLOY_PROJECT"],
      error:
        "the site would be published there (or by --project), but its messages would go to another project, FIREBASE_PROJECT_ID; name one project",
    },
  );

/**
 * The settings that the environment names; an empty variable is not set.
 * @throws SettingError that names every wrong value and what to write instead.
 */
export function getSettings(env: NodeJS.ProcessEnv = process.env): z.output<typeof schema> {
  const set = Object.entries(env).filter(([, value]) => value !== "");
  const { data, error } = schema.safeParse(Object.fromEntries(set));
  if (data) return data;
  const faults = error.issues.map(({ path: [name], message }) => {
    const variable = String(name);
    return `${variable} is ${JSON.stringify(env[variable])}: ${message}.`;
  });
  throw new SettingError(faults.join("\n"));
}

/** The folder that the site is built from. A constant, because no value of it is wrong. */
export const CONTENT_FOLDER = schema.shape.CONTENT_FOLDER.parse(process.env.CONTENT_FOLDER || undefined);
