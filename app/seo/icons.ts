/** The icons of the site: file name in `/icons`, side in pixels, and whether the edge may be cut off (maskable). */
export const ICONS = [
  { file: "icon-192.png", size: 192, isMaskable: false },
  { file: "icon-512.png", size: 512, isMaskable: false },
  { file: "maskable-512.png", size: 512, isMaskable: true },
  { file: "apple-touch-icon.png", size: 180, isMaskable: true },
] as const;

/** Path of an icon. */
export const getIconPath = (file: string): string => `/icons/${file}`;
