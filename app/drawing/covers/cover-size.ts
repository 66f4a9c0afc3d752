/** Size of every cover, in its own units and in the pixels of its image element. */
export const COVER_SIZE = { width: 640, height: 400 } as const;
