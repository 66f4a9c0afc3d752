import { CREATING } from "./creating.ts";
import { type Attack, commit, message, nameOf, SERVER_TIME, STORED, text, WELL_FORMED } from "./store.ts";
import { TOUCHING } from "./touching.ts";

/** A well-formed message together with something that is refused, which refuses both. */
const BATCHES: Attack[] = [
  [
    "a batch of a good and a bad message",
    () => commit(message(WELL_FORMED), message({ ...WELL_FORMED, name: text("") })),
  ],
  [
    "a batch of a good message and a delete",
    () => commit(message(WELL_FORMED), { delete: nameOf(`contactMessages/${STORED}`) }),
  ],
  [
    "a batch of a good message and an edit",
    () => commit(message(WELL_FORMED), message({ ...WELL_FORMED, message: text("Edited") }, STORED)),
  ],
  [
    "a batch of a good message and one elsewhere",
    () =>
      commit(message(WELL_FORMED), {
        update: { name: nameOf("users/admin"), fields: WELL_FORMED },
        updateTransforms: [SERVER_TIME],
      }),
  ],
];

/** Everything that must be refused, each with one thing wrong. */
export const ATTACKS: Attack[] = [...CREATING, ...TOUCHING, ...BATCHES];
