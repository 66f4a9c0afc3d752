import { getChatLink } from "#app/content/chat-link.ts";
import { parseReplyWindow, type ReplyWindow } from "#app/content/reply-window.ts";
import type { Site } from "#app/content/site-schema.server.ts";
import type { ContactPage } from "./contact-copy.server.ts";

/** Mail and chat, with their addresses and words. */
export type Ways = { email: string; chat: { href: string; label: string } };

/** What the cards beside the form say besides their copy. */
export type ContactFacts = { ways: Ways; parentUrl: string; replyWindow: ReplyWindow | undefined };

/** The academy's ways, its parent, and the hours in which it answers. */
export const getContactFacts = (site: Site, { response }: ContactPage["cards"]): ContactFacts => ({
  ways: getWays(site),
  parentUrl: site.parent.url,
  replyWindow: parseReplyWindow(response.text),
});

function getWays(site: Pick<Site, "identity" | "chatGreeting">): Ways {
  const { email, chatApp, chatNumberShown } = site.identity;
  return {
    email,
    chat: { href: getChatLink(site, site.chatGreeting), label: `${chatApp} ${chatNumberShown}` },
  };
}
