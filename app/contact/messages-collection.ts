/**
 * Name of the collection of messages, as in firestore.rules. In a file of its own, so that the store's chunk does not
 * import the form's.
 */
export const MESSAGES = "contactMessages";
