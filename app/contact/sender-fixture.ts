/** A message to send. */
export const message = { name: "Asha", email: "a@b.c", subject: "", message: "Hello" };

/** Ids of the store's own form; `ids` names them in short. */
export const makeId = (count: number) => `id${String(count).padStart(18, "0")}`;

/** A store whose writes answer as told, and remember their ids. */
export function makeStore(answers: (() => Promise<void>)[]) {
  let made = 0;
  const ids: string[] = [];
  return {
    ids,
    load: async () => ({
      createId: () => makeId(++made),
      write: (id: string) => {
        ids.push(id.replace(/0+/, ""));
        return (answers.shift() ?? (async () => {}))();
      },
    }),
  };
}

/** An answer of a store that refuses. */
export const fail = () => Promise.reject(new Error("refused"));

/** A browser's storage, which outlives the page. */
export function makeStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}
