import { type RefObject, useEffect, useRef } from "react";

/** Whether the focus is lost: neither a part of the shop nor of the host page has it. */
function isFocusLost(root: ShadowRoot): boolean {
  const { activeElement, body } = document;
  return root.activeElement === null && [null, body, root.host].includes(activeElement);
}

/** Keeps the focus when a pressed button disappears because a count changed: moves it to the element of `ref`. */
export function useRestoredFocus(ref: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    const root = ref.current?.getRootNode();
    if (root instanceof ShadowRoot && isFocusLost(root)) ref.current?.focus({ preventScroll: true });
  }, [ref, count]);
}
