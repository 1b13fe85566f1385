/**
 * Focuses the new screen's heading once it is drawn. A screen whose chunk or store is still loading has no heading yet,
 * or a temporary one. If the diner moves the focus in the meantime, it stays there.
 */
export function focusHeadingWhenDrawn(root: HTMLElement): () => void {
  const shadow = root.getRootNode() as ShadowRoot;
  const before = shadow.activeElement;
  let heading: HTMLElement | null = null;
  const follow = () => {
    const now = shadow.activeElement;
    if (now && now !== heading && (heading || now !== before)) return observer.disconnect();
    // A heading that was removed loses the focus. The next heading gets it, unless the focus is in the host page by
    // then.
    if (heading && (heading.isConnected || root.ownerDocument.querySelector(":focus"))) return;
    heading = root.querySelector("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(follow);
  observer.observe(root, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}
