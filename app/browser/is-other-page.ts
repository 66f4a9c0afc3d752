import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Whether a navigation leads to another page: one that changes the query alone has nothing to load. */
export const isOtherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;
