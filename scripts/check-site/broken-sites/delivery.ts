import { edit } from "../sample-site/sample-site.ts";
import type { BrokenSite } from "./broken-site.ts";

/** For each rule of the way that a page arrives, broken sites that it catches. */
export const BROKEN_DELIVERY: BrokenSite[] = [
  ["policy", "no policy", edit("index.html", /<meta http-equiv[^>]*>/, "")],
  ["policy", "a script that the policy refuses", edit("index.html", "</body>", "<script>1</script></body>")],
  ["policy", "a hash of no script", edit("index.html", /<script>.*<\/script>/, "")],
  [
    "named-files",
    "a module to load ahead that is not there",
    edit("index.html", 'data-modules="', 'data-modules="/assets/gone.js '),
  ],
  ["named-files", "a module that is not there", (files) => void files.delete("assets/entry.js")],
  [
    "named-files",
    "a font that is not there",
    edit("index.html", "</body>", "<style>@font-face{src:url(/assets/a.woff2)}</style></body>"),
  ],
  [
    "named-files",
    "a font in another folder than that of the scripts",
    edit("index.html", "</body>", "<style>@font-face{src:url('./fonts/a.woff2')}</style></body>"),
  ],
  [
    "browser-apis",
    "a method that older browsers lack",
    (files) => void files.set("assets/entry.js", "x.toSorted()"),
  ],
  [
    "browser-apis",
    "a function that older browsers lack, in a page",
    edit("404.html", "<script>import", "<script>Promise.withResolvers();import"),
  ],
];
