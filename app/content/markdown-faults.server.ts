import type { MarkedToken, Token } from "marked";
import type { Advice } from "./prose.server.ts";

/** Where a link may lead: another site by https, an email, a phone, a path of this site, a heading of this page. */
const SAFE_LINK = /^(https:\/\/[^/\\\s]|mailto:[^\s]|tel:\+?[\d-]|\/(?![/\\])|#)[^\s\\]*$|^\/$/;

/** A browser decodes entities in an address, so that they could hide another one. */
const ENTITY = /&(#|\w+;)/;

/** A comment, which is a note of the editor to the editor. */
const COMMENT = /^<!--(?:(?!-->)[\s\S])*-->\s*$/;

/** A bare address without https, which Markdown would link. */
const isBareAddress = ({ type, raw }: Token): boolean => type === "link" && raw.startsWith("http://");

/** A comment is not published, and a bare address without https is no link. */
export function hideUnpublished(token: Token): void {
  const isBlock = "block" in token && token.block === true;
  if (token.type === "html" && COMMENT.test(token.raw))
    Object.assign(token, isBlock ? { type: "space" } : { type: "text", text: "" });
  else if (isBareAddress(token)) Object.assign(token, { type: "text", text: token.raw, tokens: undefined });
}

/** A block of code whose last line is no fence as its first one. */
function isOpenFence(raw: string): boolean {
  const [, fence = ""] = /^ {0,3}(`{3,}|~{3,})/.exec(raw) ?? [];
  const last = raw.trimEnd().split("\n").slice(1).at(-1) ?? "";
  return fence !== "" && !(last.trim().startsWith(fence) && /^ {0,3}([`~])\1*$/.test(last));
}

/** What keeps a token from being published. */
export function findFault(unknown: Token, level: 2 | 3): Advice | undefined {
  const token = unknown as MarkedToken;
  if (token.type === "code" && isOpenFence(token.raw))
    return {
      found: "a block of code that is never closed",
      fix: "write its first signs (```) once more, on a line of their own under its last line",
    };
  if (token.type === "html" && COMMENT.test(token.raw)) return undefined;
  if (isBareAddress(token)) return undefined;
  if (token.type === "html")
    return {
      found: token.raw.trim(),
      fix: "write Markdown: HTML is not published (a '<' of the text is '\\<')",
    };
  if (token.type === "link" && (!SAFE_LINK.test(token.href) || ENTITY.test(token.href)))
    return {
      found: `a link to '${token.href}'`,
      fix: "write an address that begins with https://, mailto:, tel:, / or #, without blanks and entities",
    };
  if (token.type === "image")
    return { found: `the image '${token.href}'`, fix: "remove it: descriptions have no images" };
  if (token.type === "heading" && (token.depth < level || token.depth > 3))
    return {
      found: `the heading '${token.text}' of level ${token.depth}`,
      fix: `begin headings with ${level === 2 ? "## or ###" : "###"}: the page has the larger ones`,
    };
  return undefined;
}
