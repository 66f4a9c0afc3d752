import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HelmetProvider } from "react-helmet-async";
import { expect, it } from "vitest";
import { FailureScreen } from "./failure-screen.tsx";

it("shows why the page failed, and links home, without the content of the site", () => {
  const screen = createElement(FailureScreen, { message: "no words about us" });
  const html = renderToStaticMarkup(createElement(HelmetProvider, null, screen));
  for (const part of ["Unexpected Application Error!", "no words about us", 'href="/"'])
    expect(html).toContain(part);
});
