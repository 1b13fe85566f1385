import { type RefObject, useEffect } from "react";

/** Listens only while `active`. Checks the event's path, because outside a shadow root the target is only the host. */
export function useOutsidePress(ref: RefObject<HTMLElement | null>, active: boolean, onPress: () => void): void {
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const listener = (event: Event) => {
      if (ref.current && !event.composedPath().includes(ref.current)) onPress();
    };
    document.addEventListener("pointerdown", listener, { capture: true, signal: stop.signal });
    return () => stop.abort();
  });
}
