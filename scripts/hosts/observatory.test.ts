import { expect, it } from "vitest";
import { SECURITY_HEADERS } from "./delivery.ts";
import { gradeAnswer } from "./observatory.ts";

const HEADERS = Object.fromEntries(
  Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);
const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'unsafe-inline'; base-uri 'none'";
const page = (policy = POLICY, body = "") =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${body}`;
const without = (...names: string[]) => ({
  ...HEADERS,
  ...Object.fromEntries(names.map((name) => [name, undefined])),
});

// MDN's own program (1.4.8) gives the same where one policy is sent; of two it takes what only the second has for 'none'.
it.each([
  ["all headers", HEADERS, page(), 120, "A+"],
  ["no headers but the page's own policy", {}, page(), 55, "C"],
  ["nothing at all", {}, "", 30, "D"],
  ["no HSTS", without("strict-transport-security"), page(), 80, "B+"],
  ["a short HSTS", { ...HEADERS, "strict-transport-security": "max-age=3600" }, page(), 110, "A+"],
  ["no nosniff", without("x-content-type-options"), page(), 115, "A+"],
  ["frames allowed", without("content-security-policy", "x-frame-options"), page(), 80, "B+"],
  ["frames refused by the older header only", without("content-security-policy"), page(), 115, "A+"],
  ["no CORP", without("cross-origin-resource-policy"), page(), 110, "A+"],
  ["an unsafe Referrer-Policy", { ...HEADERS, "referrer-policy": "unsafe-url" }, page(), 110, "A+"],
  ["no policy in the page", HEADERS, "", 80, "B+"],
  ["inline scripts", HEADERS, page("script-src 'self' 'unsafe-inline'"), 80, "B+"],
  ["eval", HEADERS, page(POLICY.replace("'self' 's", "'unsafe-eval' 's")), 110, "A+"],
  ["no inline styles", HEADERS, page(POLICY.replace(" 'unsafe-inline'", "")), 130, "A+"],
  ["a script of another origin", HEADERS, page(POLICY, '<script src="https://cdn.example/a.js">'), 50, "C"],
])("%s", (_, headers, html, score, grade) => {
  const { reasons, ...found } = gradeAnswer(headers, html);
  expect(found, reasons.join("; ")).toEqual({ score, grade });
});
