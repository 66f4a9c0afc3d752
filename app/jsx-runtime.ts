import * as react from "react/jsx-runtime";
import { IS_BELOW_ROOT, placeProps } from "./placed-elements.ts";

// What the compiler calls for each element (`jsxImportSource` in tsconfig.json).

export { Fragment, type JSX } from "react/jsx-runtime";

/** React's own function, with placed addresses. */
export const jsx: typeof react.jsx = IS_BELOW_ROOT
  ? (type, props, key) => react.jsx(type, placeProps(type, props), key)
  : react.jsx;

/** React's own function, with placed addresses. */
export const jsxs: typeof react.jsxs = IS_BELOW_ROOT
  ? (type, props, key) => react.jsxs(type, placeProps(type, props), key)
  : react.jsxs;
