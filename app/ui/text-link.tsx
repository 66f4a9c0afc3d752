import type { ComponentProps } from "react";

/** A link outside running text, high enough for a finger. */
export const TextLink = ({ children, ...link }: Omit<ComponentProps<"a">, "className">) => (
  <a {...link} className="text-link inline-flex min-h-11 items-center">
    {children}
  </a>
);
