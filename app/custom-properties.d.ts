import "react";

declare module "react" {
  /** A style may set the custom properties that the stylesheet uses. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
