/** Keeps what has been made last, by its key: as much as is given; the oldest is forgotten first. */
export class Recent<T> {
  readonly #values = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What belongs to a key, made where it is not kept. */
  get(key: string, make: () => T): T {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const [first] = this.#values.keys();
    if (this.#values.size >= this.#most && first !== undefined) this.#values.delete(first);
    const value = make();
    this.#values.set(key, value);
    return value;
  }
}
