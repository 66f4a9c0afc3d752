import { type Sent, text, WELL_FORMED, without } from "./store.ts";

/** What a visitor may send. */
export const SHORT: Sent[] = [
  ["the least", WELL_FORMED],
  ["a subject", { ...WELL_FORMED, subject: text("Batches") }],
  ["no subject at all", without("subject")],
  ["a blank subject", { ...WELL_FORMED, subject: text(" \n") }],
  ["one character each", { ...WELL_FORMED, name: text("x"), email: text("a@b.c"), message: text("?") }],
  ["line breaks", { ...WELL_FORMED, message: text("One\n\ntwo\r\nthree") }],
  ["line breaks first", { ...WELL_FORMED, message: text("\n\nHello") }],
  ["quotes and markup", { ...WELL_FORMED, message: text(`'a' "b" <i>&amp;</i> \\`) }],
  ["emoji only", { ...WELL_FORMED, message: text("👩🏽‍💻") }],
  [
    "joined emoji and a soft hyphen",
    { ...WELL_FORMED, name: text("👩‍💻\u00ad"), message: text("ab\u200bc") },
  ],
  ["right-to-left text", { ...WELL_FORMED, name: text("ليلى"), message: text("مرحبا\u200f بكم") }],
  ["no-break spaces inside", { ...WELL_FORMED, message: text("10\u00a0weeks") }],
  ["an address with a plus", { ...WELL_FORMED, email: text("asha+courses@mail.example.org") }],
  ["an address in another script", { ...WELL_FORMED, email: text("आशा@उदाहरण.भारत") }],
];
const LONG: Sent[] = [
  ["10,000 characters", { ...WELL_FORMED, message: text("x".repeat(10_000)) }],
  ["nearly 1 MiB", { ...WELL_FORMED, message: text("x".repeat(1_000_000)) }],
];

/** The same, and long ones. */
export const MESSAGES = [...SHORT, ...LONG];
