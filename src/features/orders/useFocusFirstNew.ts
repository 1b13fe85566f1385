import { type RefObject, useEffect, useRef } from "react";

interface FirstNew {
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** Moves the focus to the next new item, because the "More" button may disappear. */
  readonly focusFirstNew: () => void;
}

export function useFocusFirstNew(count: number): FirstNew {
  const listRef = useRef<HTMLUListElement>(null);
  const countBefore = useRef<number | null>(null);
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return;
    const first = listRef.current?.children[countBefore.current];
    countBefore.current = null;
    if (first instanceof HTMLElement) first.focus();
  }, [count]);
  const focusFirstNew = () => {
    countBefore.current = count;
  };
  return { listRef, focusFirstNew };
}
