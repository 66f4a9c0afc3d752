import type { Answer } from "../../local-store.ts";
import { ATTACKS } from "./attacks.ts";
import { type Attack, commit, makeId, message, type Sent, STORED, store, WELL_FORMED } from "./store.ts";

const isRefused = ({ status, body }: Answer): boolean => {
  const [first] = Array.isArray(body) ? body : [body];
  const error = (first as { error?: { status?: string } }).error;
  return status === 403 && error?.status === "PERMISSION_DENIED";
};

/** Requests that are under way at the same time. */
export const AT_ONCE = 16;

/**
 * What goes wrong under the rules in force: attacks that succeed, messages that are refused.
 * @param seen which of them are tried, by their names; `most`: how much may go wrong before it stops.
 */
export async function findBreaches(
  messages: Sent[],
  { seen = /./, most = Number.POSITIVE_INFINITY }: { seen?: RegExp; most?: number } = {},
): Promise<string[]> {
  const breaches: string[] = [];
  await store.clear();
  const stored = await commit(message(WELL_FORMED, STORED));
  if (stored.status !== 200) breaches.push("refused: the stored message");
  const attempt = async ([what, attack]: Attack) => {
    const answer = await attack();
    if (!isRefused(answer))
      breaches.push(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
  };
  const send = async ([what, fields]: Sent) => {
    const id = makeId();
    // The second and third time are the retries of a message whose answer was lost.
    for (const time of ["first", "second", "third"]) {
      const { status } = await commit(message(fields, id));
      if (status !== 200) breaches.push(`refused: ${what}, the ${time} time`);
    }
  };
  const tries = [
    ...messages.filter(([what]) => seen.test(what)).map((sent) => () => send(sent)),
    ...ATTACKS.filter(([what]) => seen.test(what)).map((attack) => () => attempt(attack)),
  ];
  for (let start = 0; start < tries.length && breaches.length < most; start += AT_ONCE)
    await Promise.all(tries.slice(start, start + AT_ONCE).map((run) => run()));
  return breaches;
}
