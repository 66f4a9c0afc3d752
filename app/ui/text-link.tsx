import type { ComponentProps } from "react";

/** A link that stands alone, as high as a finger needs. */
export const TextLink = ({ children, ...link }: Omit<ComponentProps<"a">, "className">) => (
  <a {...link} className="text-link inline-flex min-h-11 items-center">
    {children}
  </a>
);
