/** Where messages are stored. Nothing in it is secret: the rules of the database protect it. */
export type StoreConfig = {
  projectId: string;
  apiKey: string;
  appId: string;
  /** `host:port` of a local Firestore. */
  emulatorHost?: string;
};
