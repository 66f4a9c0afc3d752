/** A title in a preview, so that nobody takes a draft for what is published. */
export const markDraft = (title: string): string => `Draft: ${title}`;
