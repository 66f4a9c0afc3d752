/** Name of the collection that holds the messages; firestore.rules has it too. */
export const MESSAGES = "contactMessages";
