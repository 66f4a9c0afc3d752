import { EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from "js-yaml";

/** A value in a YAML text: where it stands, and the values in it by key or index. */
type Place = { at: number; inside: Map<string, Place> };

/** Gives the line, counted from 1, of each value in a YAML text; of its nearest parent where there is none. */
export function readLines(text: string): (path: PropertyKey[]) => number {
  const events = parseEvents(text, {}).values();
  events.next(); // The document itself.
  const root = readPlace(events, text, 0) ?? { at: 0, inside: new Map() };
  return (path) => {
    let place = root;
    for (const key of path) place = place.inside.get(String(key)) ?? { ...place, inside: new Map() };
    return text.slice(0, place.at).split("\n").length;
  };
}

/** The next value; nothing where its list or mapping ends. What has no place of its own stands at its key. */
function readPlace(events: Iterator<Event>, text: string, keyAt: number): Place | undefined {
  const event = events.next().value as Event | undefined;
  const inside = new Map<string, Place>();
  if (!event || event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) return undefined;
  if (event.type === EVENT_ID.ALIAS) return { at: event.anchorStart, inside };
  if (event.type === EVENT_ID.SCALAR) {
    const isBlock = event.style === SCALAR_STYLE.LITERAL_BLOCK || event.style === SCALAR_STYLE.FOLDED_BLOCK;
    return { at: isBlock || event.valueStart < 0 ? keyAt : event.valueStart, inside };
  }
  if (event.type === EVENT_ID.SEQUENCE) {
    for (let item = readPlace(events, text, keyAt); item; item = readPlace(events, text, keyAt))
      inside.set(String(inside.size), item);
  } else readPairs(events, text, inside);
  return { at: event.start, inside };
}

/** The pairs of a mapping; a key that is no text has no place. */
function readPairs(events: Iterator<Event>, text: string, inside: Map<string, Place>): void {
  for (;;) {
    const key = events.next().value as Event | undefined;
    if (!key || key.type === EVENT_ID.POP) return;
    const isText = key.type === EVENT_ID.SCALAR;
    const at = isText ? key.valueStart : 0;
    const value = readPlace(events, text, at);
    if (isText && value) inside.set(getScalarValue(text, key), value);
  }
}
