import { toPlain } from "../plain-text.ts";
import type { Actions } from "../server/actions.ts";
import type { Place } from "../server/places.ts";
import type { Where } from "./state.ts";

/** Asks the server for an action. @throws Error with its sentence. */
export type Ask = <Name extends keyof Actions>(
  action: Name,
  given: Parameters<Actions[Name]>[1],
) => Promise<Awaited<ReturnType<Actions[Name]>>>;

/** Where a text may be written; `isSure` where one place is left. `others` have the same words, and are less likely. */
type Found = { shown: string; places: Place[]; others: Place[]; isSure: boolean };

const WORD = /[\p{L}\p{N}]/u;

/** The longest text that can be one value, and how many elements around a text may show it. */
const LONGEST = 4000;
const AROUND = 4;

/** Finds the texts of the page, and where they are written. */
export class TextFinder {
  readonly #ask: Ask;
  readonly #places = new Map<string, Place[]>();
  /** The files whose texts the page shows, its own first. */
  files: string[] = [];
  /** The elements with words of their own, in their order. */
  elements: Element[] = [];

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Finds where all texts of the page are written. */
  async locate(): Promise<void> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode())
      if (WORD.test(walker.currentNode.nodeValue ?? "")) nodes.push(walker.currentNode);
    const isShown = (element: Element) => !element.closest("script, style, noscript, template");
    this.elements = [...new Set(nodes.flatMap(({ parentElement }) => parentElement ?? []))].filter(isShown);
    const around = [...new Set(this.elements.flatMap(listAround))];
    const texts = new Set([...around, ...nodes].map(({ textContent }) => toPlain(textContent ?? "")));
    const unknown = [...texts].filter((text) => !this.#places.has(text));
    if (unknown.length === 0) return;
    const { files, places } = await this.#ask("locate", { page: location.pathname, texts: [...texts] });
    this.files = files;
    for (const [index, text] of [...texts].entries()) this.#places.set(text, places[index] ?? []);
  }

  /** Where the text of an element, or a part of it, is written. */
  find(element: Element, node?: Node): Found {
    const get = (one: Node | undefined) => this.#places.get(toPlain(one?.textContent ?? "")) ?? [];
    const own = (one: Node | undefined) => get(one).filter(({ file }) => this.files.includes(file));
    const around = listAround(element);
    // A bold word belongs to the sentence around it, even if another field has the same word.
    const whole = around.findLast((one) => own(one).length > 0);
    const part = whole ?? [node, ...element.childNodes].find((one) => own(one ?? undefined).length > 0);
    const shown = toPlain((part ?? element).textContent ?? "");
    const far = around.map(get).find(({ length }) => length > 0) ?? [];
    if (!part) return { shown, places: far, others: [], isSure: false };
    const places = this.#findNearest(whole ?? element, own(part));
    const others = get(part).filter((place) => !places.includes(place));
    return { shown, places, others, isSure: places.length === 1 && /\p{L}/u.test(shown) };
  }

  /** What is under a point: the words, or else the only text of the element, such as next to a short question. */
  point(target: Element, x: number, y: number): { element?: Element | undefined; node?: Node | undefined } {
    const node = getTextAt(target, x, y);
    if (node || this.elements.includes(target)) return { element: target, node };
    const within = this.elements.filter((one) => target.contains(one));
    return { element: within.length === 1 ? within[0] : undefined };
  }

  /** The element that shows a value, or the first part of it. */
  findElement({ file, path, at }: Where): Element | undefined {
    const isPart = (place: Place) =>
      place.file === file && place.at === at && path.every((key, depth) => key === place.path[depth]);
    return this.elements.find((element) =>
      [element, ...element.childNodes].some((one) =>
        this.#places.get(toPlain(one.textContent ?? ""))?.some(isPart),
      ),
    );
  }

  /** Whether the text of an element is in a file of this page. */
  isKnown = (element: Element): boolean =>
    // The code counts the numbers in drawings: an equal number of a file is another value.
    !element.closest("svg text:not(:has(tspan))") &&
    [...listAround(element), ...element.childNodes].some((one) =>
      this.#places.get(toPlain(one.textContent ?? ""))?.some(({ file }) => this.files.includes(file)),
    );

  /** Of several places, those that are closest to what is shown around the text. */
  #findNearest(element: Element, places: Place[]): Place[] {
    for (let around = element.parentElement; places.length > 1 && around; around = around.parentElement) {
      const near = this.elements
        .filter((one) => around?.contains(one) && !element.contains(one))
        .map((one) => this.#places.get(toPlain(one.textContent ?? "")) ?? [])
        .flatMap(([place, ...others]) => (place && others.length === 0 ? place : []));
      const scores = places.map((place) => Math.max(0, ...near.map((other) => countShared(place, other))));
      const best = Math.max(...scores);
      if (best > 0) return places.filter((_, index) => scores[index] === best);
    }
    return places;
  }
}

/** An element, and those around it that show hardly more. */
function listAround(element: Element): Element[] {
  const found = [element];
  for (let one = element.parentElement; one && found.length < AROUND; one = one.parentElement)
    if (one === document.body || (one.textContent?.length ?? 0) > LONGEST) break;
    else found.push(one);
  return found;
}

/** How much two places have in common: the file, and the beginning of their paths. */
function countShared(one: Place, other: Place): number {
  if (one.file !== other.file) return 0;
  const index = one.path.findIndex((key, at) => key !== other.path[at]);
  return 1 + (index < 0 ? one.path.length : index);
}

/** The text under a point of an element. */
const getTextAt = (element: Element, x: number, y: number): Node | undefined =>
  [...element.childNodes].find((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  });
