import type { NavigationHistory } from "../../ports/history.ts";
import type { BrowserLayers, Go } from "./browserLayers.ts";

/** History of a full page: the URL path below `basePath` belongs to the shop. The query (R4) is kept. */
export function createBrowserHistory(
  basePath: string,
  loadLayers: () => Promise<{ readonly createBrowserLayers: () => BrowserLayers }>,
): NavigationHistory {
  const listeners = new Set<() => void>();
  let layers: BrowserLayers | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const goBy = (method: Go) => (path: string) => {
    const go = (how: Go, query: string) => {
      history[how](null, "", basePath + path + query);
      notify();
    };
    if (layers) layers.leave(method, go);
    else go(method, location.search);
  };
  const onPop = () => {
    layers?.arrive();
    notify();
  };
  return {
    current() {
      const { pathname } = location;
      const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
      return isInside ? pathname.slice(basePath.length) || "/" : "/";
    },
    push: goBy("pushState"),
    replace: goBy("replaceState"),
    listen(listener) {
      if (listeners.size === 0) addEventListener("popstate", onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("popstate", onPop);
      };
    },
    async loadLayers() {
      const { createBrowserLayers } = await loadLayers();
      layers ??= createBrowserLayers();
      return layers;
    },
  };
}

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
