import * as react from "react/jsx-dev-runtime";
import { placeProps } from "./placed-elements.ts";

// What the compiler calls for each element in development.

export { Fragment, type JSX } from "react/jsx-dev-runtime";

/** React's own function, with placed addresses. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, placeProps(type, props), ...rest);
