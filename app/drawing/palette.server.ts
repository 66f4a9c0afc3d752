/** The colours of a picture by their index: at most 256, then the nearest one stands in for a further one. */
export class Palette {
  readonly colours: number[] = [];
  readonly #indexes = new Map<number, number>();

  /** @param ground the first colour, as `#rrggbb`. */
  constructor(ground: string) {
    this.add(Number.parseInt(ground.slice(1), 16));
  }

  /** Index of a colour, as 0xrrggbb. */
  add(colour: number): number {
    let index = this.#indexes.get(colour);
    if (index !== undefined) return index;
    index = this.colours.length < 256 ? this.colours.push(colour) - 1 : this.#findNearest(colour);
    this.#indexes.set(colour, index);
    return index;
  }

  #findNearest(colour: number): number {
    const distances = this.colours.map((known) => getDistance(known, colour));
    return distances.indexOf(Math.min(...distances));
  }
}

const getDistance = (a: number, b: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);
