declare module "subset-font" {
  /** The options of subset-font 2.9 that this project uses. */
  export type SubsetOptions = {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, number>;
    keepFeatures?: string[];
    dropTables?: string[];
  };
  /** A font with the glyphs of a text only. */
  const subsetFont: (font: Uint8Array, text: string, options: SubsetOptions) => Promise<Uint8Array>;
  export default subsetFont;
}
