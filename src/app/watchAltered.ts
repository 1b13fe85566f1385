/** Nodes of React that somebody else took out of their parent, and what is shown in their place. */
interface Swap {
  readonly nodes: Set<ChildNode>;
  readonly standIns: ChildNode[];
}

/** React marks each node that it creates. There is no public way to tell its nodes. */
const isReacts = (node: Node) => /__reactFiber/.test(Object.keys(node).join());

/** The child of the parent that the node is in. */
function wrapperIn(parent: Node, node: Node | null): ChildNode | null {
  return !node || node.parentNode === parent ? (node as ChildNode | null) : wrapperIn(parent, node.parentNode);
}

/**
 * Translators wrap React's nodes, or put others in their place. React then fails when it removes such a node, and a sum
 * that it changes stays as it was. What they show stays until React changes it: right before that, their nodes give
 * way to React's, which they may translate again. Returns what ends it.
 */
export function watchAltered(root: Element): () => void {
  const swapsIn = new WeakMap<Node, Swap[]>();
  const swapOf = new WeakMap<Node, Swap>();

  function restore(parent: Node): void {
    const swaps = swapsIn.get(parent) ?? [];
    swapsIn.delete(parent);
    for (const { nodes, standIns } of swaps) {
      const place = standIns.map((each) => wrapperIn(parent, each)).find(Boolean) ?? null;
      for (const node of nodes) if (node.parentNode !== parent) parent.insertBefore(node, place);
    }
    for (const each of swaps.flatMap(({ standIns }) => standIns)) {
      swapOf.delete(each);
      each.remove();
    }
  }

  /** Only these nodes get functions of their own: the page's prototypes stay as they are. */
  function guard(parent: Node, nodes: readonly ChildNode[]): void {
    for (const name of ["removeChild", "insertBefore"] as const) {
      Object.assign(parent, {
        [name](...given: readonly [Node, Node]) {
          const child = given.at(-1) as ChildNode | null;
          if (child && child.parentNode !== parent) restore(parent);
          // Somebody has put it back before React uses it.
          for (const swap of swapsIn.get(parent) ?? []) swap.nodes.delete(child as ChildNode);
          return Node.prototype[name].apply(parent, given as [Node, Node]);
        },
      });
    }
    for (const text of nodes as readonly Text[]) {
      Object.defineProperty(text, "nodeValue", {
        configurable: true,
        get: () => text.data,
        // A text that is nowhere on the page returns before it changes.
        set(value: string) {
          restore(parent);
          text.data = value;
        },
      });
    }
  }

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap((record) => [...record.addedNodes]));
    const isFree = (node: Node | null): node is ChildNode =>
      node !== null && added.has(node) && node.isConnected && !isReacts(node) && !swapOf.has(node);
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const removed = [...removedNodes] as ChildNode[];
      const nodes = removed.filter((node) => isReacts(node) && node.parentNode !== target);
      const standIn = removed.find((node) => swapOf.has(node)) ?? null;
      const before = standIn && swapOf.get(standIn);
      // What stands in for React's nodes may be wrapped in its turn, as they were.
      const wrapper = wrapperIn(target, nodes[0] ?? standIn);
      const around = [...addedNodes, previousSibling, nextSibling].filter(isFree);
      const standIns = wrapper ? [wrapper] : around.slice(0, addedNodes.length || 1);
      const swap = before ?? { nodes: new Set(nodes), standIns: [] };
      if (swap.nodes.size === 0 || standIns.length === 0) continue;
      swap.standIns.push(...standIns);
      for (const each of standIns) swapOf.set(each, swap);
      if (before) continue;
      swapsIn.set(target, [...(swapsIn.get(target) ?? []), swap]);
      guard(target, nodes);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
