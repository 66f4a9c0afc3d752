import { createContext } from "react";

/** What the document names beside its content; `entry.server.tsx` provides it. */
export type DocumentFacts = {
  /** Addresses of the modules of the islands rendered so far. */
  listModules: () => string[];
  /** In development, the module that starts the islands and hot reload. */
  developmentScript?: string | undefined;
};

/** The facts of the document that is being rendered. */
export const DocumentContext = createContext<DocumentFacts>({ listModules: () => [] });
