import { home, java, type Mistake } from "./mistake.ts";

/** Markdown that is not published, and notes to oneself. */
export const MARKDOWN: Mistake[] = [
  [
    "a heading as large as the page's",
    java,
    "Two kinds of people",
    "# Who does well\n\nTwo kinds of people",
    "courses/core-java.md:@ longDescription: found the heading 'Who does well' of level 1; begin headings with ###: the page has the larger ones",
  ],
  [
    "a heading underlined",
    java,
    "Two kinds of people",
    "Who does well\n=======\n\nTwo kinds of people",
    "courses/core-java.md:@ longDescription: found the heading 'Who does well' of level 1; begin headings with ###: the page has the larger ones",
  ],
  [
    "an image",
    java,
    "Two kinds of people",
    "![A plan](/plan.svg)\n\nTwo kinds of people",
    "courses/core-java.md:@ longDescription: found the image '/plan.svg'; remove it: descriptions have no images",
  ],
  [
    "an element that is never closed",
    java,
    "Two kinds of people",
    "<div>\n\nTwo kinds of people",
    "courses/core-java.md:@ longDescription: found <div>; write Markdown: HTML is not published (a '<' of the text is '\\<')",
  ],
  [
    "a script",
    java,
    "Two kinds of people",
    "<script>alert(1)</script>\n\nTwo kinds of people",
    "courses/core-java.md:@ longDescription: found <script>alert(1)</script>; write Markdown: HTML is not published (a '<' of the text is '\\<')",
  ],
  [
    "a description that is too short",
    java,
    /(?<=\n---\n)[\s\S]*/,
    "\nShort.\n",
    "courses/core-java.md:@-1 longDescription: found 6 characters; write a long description of 900-3000 characters under the fields",
  ],
  [
    "a note to oneself",
    java,
    "Two kinds of people",
    "TODO: begin better. Two kinds of people",
    "courses/core-java.md:@ warning: longDescription: found 'TODO'; if it is a note to yourself, write what is still missing",
  ],
  [
    "a note in a title",
    home,
    "title: ",
    "title: TBD ",
    "pages/home.yaml:@ warning: meta.title: found 'TBD'; if it is a note to yourself, write what is still missing",
  ],
];
