import * as react from "react/jsx-runtime";
import { IS_BELOW_ROOT, placeProps } from "./placed-elements.ts";

// What the compiler calls for each element (`jsxImportSource` in tsconfig.json).

export { Fragment, type JSX } from "react/jsx-runtime";

const withPlacedAddresses = (create: typeof react.jsx): typeof react.jsx =>
  IS_BELOW_ROOT ? (type, props, key) => create(type, placeProps(type, props), key) : create;

/** React's own functions, with placed addresses. */
export const jsx: typeof react.jsx = withPlacedAddresses(react.jsx);
export const jsxs: typeof react.jsxs = withPlacedAddresses(react.jsxs);
