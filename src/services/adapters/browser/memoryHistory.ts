import type { NavigationHistory } from "../../ports/history.ts";

/** For an embedded shop: the host page's URL and history must not be changed. */
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
