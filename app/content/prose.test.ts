import { expect, it } from "vitest";
import { findAvoidedWords } from "./prose.server.ts";

it.each([
  ["One thing \u2014 another", "'\u2014'"],
  ["Write us a mail", "'mail'"],
  ["An e-mail comes", "'e-mail'"],
  ["The next station", "'station'"],
  ["The catalog of courses", "'catalog'"],
  ["You optimize it", "'optimize'"],
  ["We enroll you", "'enroll'"],
  ["Write. A person answers.", "'A person'"],
  ["Somebody reads it", "'Somebody'"],
  ["It stands before the tools", "'stands before'"],
  ["Replace what you find by variables", "'Replace what you find by'"],
  ["Live online classes in Java", "'Live online classes'"],
])("'%s' has a word that the site avoids", (text, found) => {
  expect(findAvoidedWords(text).map((words) => words.found)).toEqual([found]);
});

it.each([
  "Customize, then Enroll Now",
  "An email to mail-server:25 and catalog.json",
  "RAG stands for retrieval; it stands out",
  "It is replaced by a class; replace it piece by piece",
  "Classes, records and interfaces in Java, defend a class in front of the group",
  "We ask you whether somebody reads it",
])("'%s' has none", (text) => expect(findAvoidedWords(text)).toEqual([]));
