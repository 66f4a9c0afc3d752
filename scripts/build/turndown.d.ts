declare module "turndown" {
  /** An element that is converted. */
  type Element = {
    children: { length: number };
    previousElementSibling: Element | null;
    textContent: string;
  };
  type Rule = { filter: string | string[]; replacement: (markdown: string, element: Element) => string };
  /** The part of turndown 7.2 that this project uses. */
  export default class TurndownService {
    constructor(options: Record<string, string>);
    /** Escapes a text. */
    escape: (text: string) => string;
    addRule: (name: string, rule: Rule) => this;
    /** Converts HTML to Markdown. */
    turndown: (html: string) => string;
  }
}
