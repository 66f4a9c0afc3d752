/** What the finished build has put into a page (`scripts/finish/`); empty where it is not there. */
export type BuiltPage = {
  style: string;
  /** Text of the script that waits for the first paint. */
  script: string;
  /** Addresses of the data of its scripts, of the whole stylesheet, and of the modules that its scripts load. */
  dataUrl: string;
  stylesUrl: string;
  moduleUrls: string[];
};

/** Finds the parts of a built page in its HTML. */
export const readBuiltPage = (html: string): BuiltPage => ({
  style: /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "",
  script: /<script type="deferred" data-page[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "",
  dataUrl: /data-page="([^"]+)"/.exec(html)?.[1] ?? "",
  stylesUrl: /data-styles="([^"]+)"/.exec(html)?.[1] ?? "",
  moduleUrls: /data-modules="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [],
});

/** Names in `assets/` of the modules that a deferred script imports itself. */
export const listModules = (script: string): string[] =>
  [...script.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, name = ""]) => name);
