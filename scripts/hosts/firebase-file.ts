import { PUBLISHED_FOLDER } from "../build/folders.ts";
import {
  CACHE_CONTROL,
  type Delivery,
  HOST_FILES,
  SECURITY_HEADERS,
  TYPES,
  UNKNOWN_TYPES,
} from "./delivery.ts";

const list = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `firebase.json`. Of two rules for the same header the later one holds. */
export const writeFirebaseFile = ({ redirects }: Pick<Delivery, "redirects">): string =>
  `${JSON.stringify(
    {
      firestore: { rules: "firestore.rules" },
      hosting: {
        public: PUBLISHED_FOLDER,
        predeploy: ["npm run launch-check"],
        cleanUrls: true,
        trailingSlash: false,
        ignore: ["**/.*", ...HOST_FILES.filter((name) => !name.startsWith("."))],
        ...(redirects.length > 0
          ? {
              redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 })),
            }
          : {}),
        headers: [
          { source: "**", headers: list({ ...SECURITY_HEADERS, "Cache-Control": CACHE_CONTROL.rest }) },
          { source: "/assets/**", headers: list({ "Cache-Control": CACHE_CONTROL.assets }) },
          { source: "**/*.json", headers: list({ "Cache-Control": CACHE_CONTROL.json }) },
          ...UNKNOWN_TYPES.map((extension) => ({
            source: `**/*.${extension}`,
            headers: list({ "Content-Type": TYPES[extension] ?? "" }),
          })),
        ],
      },
    },
    undefined,
    2,
  )}\n`;
