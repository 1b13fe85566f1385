import type { NavigationHistory } from "../ports/history.ts";

/** A full page: the address is ours from `basePath` on. Its query (R4) stays with it. */
export function createBrowserHistory(basePath: string): NavigationHistory {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const address = (path: string) => `${basePath}${path}${location.search}`;
  return {
    current() {
      const { pathname } = location;
      const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
      return isInside ? pathname.slice(basePath.length) || "/" : "/";
    },
    push(path) {
      history.pushState(null, "", address(path));
      tell();
    },
    replace(path) {
      history.replaceState(null, "", address(path));
      tell();
    },
    listen(listener) {
      if (listeners.size === 0) addEventListener("popstate", tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("popstate", tell);
      };
    },
  };
}
