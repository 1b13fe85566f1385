import { type RefObject, useEffect, useRef } from "react";

interface FirstNew {
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** Moves the focus to the next new item, because the "More" button may disappear. */
  readonly focusFirstNew: () => void;
}

export function useFocusFirstNew(count: number): FirstNew {
  const listRef = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null || count <= wanted.current) return;
    const first = listRef.current?.children[wanted.current];
    wanted.current = null;
    if (first instanceof HTMLElement) first.focus();
  }, [count]);
  const focusFirstNew = () => {
    wanted.current = count;
  };
  return { listRef, focusFirstNew };
}
