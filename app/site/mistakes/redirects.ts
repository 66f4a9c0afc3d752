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
    "redirects.yaml:@ [0].to: found '/courses/core-jawa'; no such page: write the address of one",
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
    "redirects.yaml:@ [0].from: found '/Old'; write the old address, such as /courses/old-name",
  ],
  [
    "an address with a host",
    "redirects.yaml",
    /$/,
    "- { from: https://academy.example/old, to: /about }",
    "redirects.yaml:@ [0].from: found 'https://academy.example/old'; write the old address, such as /courses/old-name",
  ],
];
