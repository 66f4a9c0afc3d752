/** An answer of Firestore to a commit that has taken place. */
type CommitAnswer = { commitTime?: unknown; writeResults?: unknown };

/** The part of a commit that names what is written. */
type CommitRequest = { writes?: { update?: { name?: string } }[] };

/** Address of a commit; the key of the project may follow. */
const COMMIT = /\/documents:commit(\?|$)/;

/**
 * Watches the commits that Firestore's client sends from now on, and remembers which ones the server has confirmed.
 *
 * The client takes every answer of status 200 for a success and hides what is in it; captive portals and proxies
 * answer 200 with a page or an error of their own, and nothing is stored. The answer can be seen in one place only:
 * in `fetch`, which the client calls by its global name. Writing the commit by hand instead would do without the
 * client, but then its protocol, its escapes and its errors would be ours to keep up with.
 * @returns whether the server has confirmed a commit of the document whose resource name ends so.
 */
export function watchCommits(): (document: string) => boolean {
  const confirmed = new Set<string>();
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await send(input, init);
    if (answer.ok && COMMIT.test(String(input))) {
      const written: unknown = await answer.clone().json();
      for (const name of getNames(init?.body)) if (isProof(written)) confirmed.add(name);
    }
    return answer;
  };
  return (document) => [...confirmed].some((name) => name.endsWith(`/${document}`));
}

function getNames(body: unknown): string[] {
  const { writes = [] } = JSON.parse(String(body)) as CommitRequest;
  return writes.flatMap(({ update }) => update?.name ?? []);
}

/** Whether an answer says when what was written has been committed. */
function isProof(answer: unknown): boolean {
  const { commitTime, writeResults } = (answer ?? {}) as CommitAnswer;
  return (
    typeof commitTime === "string" &&
    !Number.isNaN(Date.parse(commitTime)) &&
    Array.isArray(writeResults) &&
    writeResults.length > 0
  );
}
