type HtmlProps = {
  /** Markdown of content/, made safe when it is read, or a listing that the build has escaped and highlighted. */
  html: string;
  as?: "div" | "p" | "span" | "h2" | "h3";
  className?: string;
};

/** An element with HTML that the build has made. */
export const Html = ({ html, as: Element = "div", className }: HtmlProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has made this HTML safe
  <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
