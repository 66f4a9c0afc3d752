import type { Mistake } from "./mistake.ts";

/** Old addresses, and where they lead. */
export const REDIRECTS: Mistake[] = [
  [
    "an old address that is a page",
    "redirects.yaml",
    /$/,
    "- { from: /about, to: /contact }",
    "redirects.yaml:@ [0].from: found '/about'; a page has this address: remove one",
  ],
  [
    "an old address twice",
    "redirects.yaml",
    /$/,
    "- { from: /old, to: /about }\n- { from: /old, to: /contact }",
    "redirects.yaml:@+1 [1].from: found '/old'; line 3 has it already: remove one of both",
  ],
  [
    "a dead target",
    "redirects.yaml",
    /$/,
    "- { from: /old, to: /courses/core-jawa }",
    "redirects.yaml:@ [0].to: found '/courses/core-jawa'; no such page: write /courses/core-java",
  ],
  [
    "a target that moved on",
    "redirects.yaml",
    /$/,
    "- { from: /old, to: /older }\n- { from: /older, to: /about }",
    "redirects.yaml:@ [0].to: found '/older'; it is an old address itself: write /about",
  ],
  [
    "a circle",
    "redirects.yaml",
    /$/,
    "- { from: /old, to: /older }\n- { from: /older, to: /old }",
    [
      "redirects.yaml:@ [0].to: found '/older'; it leads in a circle: write the address of a page",
      "redirects.yaml:@+1 [1].to: found '/old'; it leads in a circle: write the address of a page",
    ],
  ],
  [
    "an address to itself",
    "redirects.yaml",
    /$/,
    "- { from: /old, to: /old }",
    "redirects.yaml:@ [0].to: found '/old'; it leads in a circle: write the address of a page",
  ],
  [
    "an address in capitals",
    "redirects.yaml",
    /$/,
    "- { from: /Old, to: /about }",
    "redirects.yaml:@ [0].from: found '/Old'; write /old: small letters, digits and hyphens, without a host, an ending, ? and #",
  ],
  [
    "an address with a host",
    "redirects.yaml",
    /$/,
    "- { from: https://academy.example/old, to: /about }",
    "redirects.yaml:@ [0].from: found 'https://academy.example/old'; write /old: small letters, digits and hyphens, without a host, an ending, ? and #",
  ],
  ...(
    [
      ["/old.html", "/old"],
      ["/Courses/Old/", "/courses/old"],
      ["old", "/old"],
      ["/page?id=3", "/page"],
      ["/page#top", "/page"],
    ] as const
  ).map(
    ([from, better]): Mistake => [
      `the old address ${from}`,
      "redirects.yaml",
      /$/,
      `- { from: "${from}", to: /about }`,
      `redirects.yaml:@ [0].from: found '${from}'; write ${better}: small letters, digits and hyphens, without a host, an ending, ? and #`,
    ],
  ),
  [
    "an old address that no page can have",
    "redirects.yaml",
    /$/,
    "- { from: /old.php, to: /about }",
    "redirects.yaml:@ [0].from: found '/old.php'; write an address such as /courses/old-name: small letters, digits and hyphens, without a host, an ending, ? and #",
  ],
  [
    "a target within a page",
    "redirects.yaml",
    /$/,
    "- { from: /old, to: /about#review }",
    "redirects.yaml:@ [0].to: found '/about#review'; write /about: small letters, digits and hyphens, without a host, an ending, ? and #",
  ],
  ...(
    [
      ["/index", "the page / has this address already: remove the line"],
      ["/courses/index", "the page /courses has this address already: remove the line"],
      ["/old/index", "write /old: a host takes index for the folder itself"],
      ["/404", "hosts show the page of this name for what is unknown: remove the line"],
      ["/old/404", "hosts show the page of this name for what is unknown: remove the line"],
      ["/feed", "the site has a file /feed.xml: remove the line"],
      ["/og-image", "the site has a file /og-image.png: remove the line"],
      ["/favicon", "the site has a file /favicon.svg: remove the line"],
      ["/covers/core-java", "the site has a file /covers/core-java.svg: remove the line"],
      ["/dev-toolkit/prompts", "the site has a file /dev-toolkit/prompts.md: remove the line"],
      ["/assets", "the site has a folder /assets: remove the line"],
      ["/share", "the site has a folder /share: remove the line"],
      ["/icons", "the site has a folder /icons: remove the line"],
    ] as const
  ).map(
    ([from, fix]): Mistake => [
      `the old address ${from}, whose file the site has`,
      "redirects.yaml",
      /$/,
      `- { from: ${from}, to: /about }`,
      `redirects.yaml:@ [0].from: found '${from}'; ${fix}`,
    ],
  ),
];
