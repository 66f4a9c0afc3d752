/**
 * Name of the collection that holds the messages; firestore.rules has it too. In a file of its own, since the chunk of the
 * store would otherwise import that of the form.
 */
export const MESSAGES = "contactMessages";
