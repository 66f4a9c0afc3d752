declare global {
  interface Window {
    /** Undoes what others have changed; the scripts that hydrate the page call it first. */
    undoForeignChanges?: () => void;
  }
}

const records: MutationRecord[] = [];
let observer: MutationObserver | undefined;

/**
 * Watches what others (a translator, an extension) change in the page before it is hydrated, so that it can be undone:
 * React hydrates only the page that was built. They make their changes again afterwards.
 * The page must have arrived whole.
 */
export function watchForeignChanges(): void {
  window.undoForeignChanges = undoForeignChanges;
  observer = new MutationObserver((seen) => void records.push(...seen));
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });
}

/** Makes a change of the site's own, which stays. */
export function changeOwn(change: () => void): void {
  records.push(...(observer?.takeRecords() ?? []));
  change();
  observer?.takeRecords();
}

/** Ends the watch and undoes, from the last to the first, what was changed. */
function undoForeignChanges(): void {
  records.push(...(observer?.takeRecords() ?? []));
  observer?.disconnect();
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of records.reverse()) {
    if (type === "characterData") target.nodeValue = oldValue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    const before = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) target.insertBefore(node, before);
  }
  records.length = 0;
}

/**
 * Lets React go on in a page that others have changed after it was hydrated: what they have taken away is removed
 * already, and what should stand before it stands at the end. React would stop at both, and the page with it.
 */
export function tolerateForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    return insertBefore.call(this, added, before?.parentNode === this ? before : null) as Added;
  };
}
