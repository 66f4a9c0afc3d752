/** The theme's colours for drawings that live outside the stylesheet; a test keeps them equal to `theme.css`. */
export const PALETTE = {
  white: "#ffffff",
  ink: "#0b1b2b",
  muted: "#4a6075",
  paper: "#f3f7fa",
  "brand-300": "#66c2ff",
  "brand-500": "#0099ff",
  marigold: "#ffc21a",
  rani: "#ff5ca8",
} as const;
