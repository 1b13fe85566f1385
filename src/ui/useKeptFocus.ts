import { type RefObject, useEffect, useRef } from "react";

/** Nothing has the focus: neither a part of the shop nor of the page around it. */
function isFocusLost(root: ShadowRoot): boolean {
  const { activeElement, body } = document;
  return root.activeElement === null && [null, body, root.host].includes(activeElement);
}

/**
 * A pressed button may disappear when a count changes, and with it the focus: then the focus moves to something nearby.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    const root = ref.current?.getRootNode();
    if (root instanceof ShadowRoot && isFocusLost(root)) ref.current?.focus({ preventScroll: true });
  }, [ref, count]);
}
