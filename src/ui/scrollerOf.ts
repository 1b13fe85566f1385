/** A page may show the shop in a slot of a box of its own, as an order button does. */
function around(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node as Element).assignedSlot ?? node.parentNode;
}

/** The element that scrolls the given one: a box of the host page around it, or the page itself. */
export function scrollerOf(element: Element): Element {
  for (let at: Node | null = element; at; at = around(at)) {
    if (!(at instanceof Element)) continue;
    const { overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
