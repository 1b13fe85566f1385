import type { NavigationHistory } from "../ports/history.ts";

/** Embedded: the host page's URL and history are not ours to change. */
export function createMemoryHistory(): NavigationHistory {
  let path = "/";
  const listeners = new Set<() => void>();
  const go = (next: string) => {
    path = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => path,
    push: go,
    replace: go,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadLayers: null,
  };
}
