import { HOW_TO_GET_FIRESTORE, type LocalFirestore } from "./local-firestore.ts";

/** Where `npm start` and `npm run dev` keep their local Firestore when the port is free. */
export const FIRESTORE_PORT = 8080;

/** Named in the pages when no Firestore can be had: a submission then shows the failure state. */
export const NO_FIRESTORE = `127.0.0.1:${FIRESTORE_PORT}`;

/** One line on where messages go, or what is missing and how to get it. */
export const sayMessages = (firestore: LocalFirestore | undefined): string =>
  firestore
    ? `Messages: stored in ${firestore.description}; 'npm run messages' prints them${
        firestore.host === NO_FIRESTORE ? "" : ` (with FIRESTORE_EMULATOR_HOST=${firestore.host})`
      }`
    : `Messages: no local Firestore, so the contact form shows its failure state; to get one, ${HOW_TO_GET_FIRESTORE}.`;
