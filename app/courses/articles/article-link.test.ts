import { expect, it } from "vitest";
import type { Track } from "#app/academy/tracks.ts";
import { MADE_COURSE } from "#app/testing/made-courses.ts";
import { listNextArticles } from "./article-link.ts";

const createArticle = (path: string, track: Track) => ({
  path,
  title: path,
  course: { ...MADE_COURSE, track },
});

const ARTICLES = [
  createArticle("/python", "Foundation"),
  createArticle("/prompt", "AI-Powered"),
  createArticle("/java", "Foundation"),
  createArticle("/agents", "AI-Powered"),
  createArticle("/sql", "Foundation"),
];

const listPaths = (path: string) => listNextArticles(ARTICLES, path).map((article) => article.path);

it("links the next two of the same track, from the start after the last", () => {
  expect(listPaths("/python")).toEqual(["/java", "/sql"]);
  expect(listPaths("/sql")).toEqual(["/python", "/java"]);
});

it("links one of another track where its own has too few", () =>
  expect(listPaths("/agents")).toEqual(["/prompt", "/sql"]));
