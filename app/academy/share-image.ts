/** Size of every share image, in pixels, and the address of that of pages without one of their own. */
export const SHARE_IMAGE = { width: 1200, height: 630, default: "/og-image.png" } as const;
