import type { LoaderFunctionArgs } from "react-router";
import { getZipPath } from "#app/academy/addresses.ts";
import { getDownload, listDownloads, packDownload } from "#app/courses/articles/downloads.server.ts";
import { listArticlePages } from "#app/site/collections.server.ts";
import { getSiteContent } from "#app/site/current-content.server.ts";
import { sendFile } from "./send-file.server.ts";

/** `<page>.zip`: all files of a session or a brief; `<page>/<file>`: one that learners download. Solutions are not published. */
export function loader({ url }: LoaderFunctionArgs) {
  const content = getSiteContent();
  const path = url.pathname;
  const article = listDownloads(content).find((page) => getZipPath(page.path) === path);
  if (article) return sendFile(url, packDownload(getDownload(article, content.site), article.modified));
  const files = listArticlePages(content).flatMap(({ files }) => files);
  return sendFile(url, files.find((file) => file.path === path)?.text);
}
