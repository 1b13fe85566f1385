import { type RefObject, useEffect, useRef } from "react";

/** Nobody has the focus: neither a part of the shop nor one of the page around it. */
function isFocusLost(root: ShadowRoot): boolean {
  const { activeElement, body } = document;
  return root.activeElement === null && [null, body, root.host].includes(activeElement);
}

/** What was pressed may go when a count changes, and the focus would be lost with it: then it stays nearby. */
export function useKeptFocus(ref: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    const root = ref.current?.getRootNode();
    if (root instanceof ShadowRoot && isFocusLost(root)) ref.current?.focus({ preventScroll: true });
  }, [ref, count]);
}
