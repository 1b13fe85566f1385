import type { DishAddress, Layer, Layers, NavigationHistory } from "../ports/history.ts";

/** What an entry of the browser's history holds beside its address. Another release or script may have written it. */
interface KeptLayer {
  readonly over?: unknown;
  /** Pushed onto the screen below it: Back leads there. */
  readonly isStep?: unknown;
}

function keptLayer(): KeptLayer | null {
  return (history.state as { readonly servery?: KeptLayer } | null)?.servery ?? null;
}

function layerHere(): Layer | null {
  const query = new URLSearchParams(location.search);
  const item = query.get("item");
  const dish = item ? { item, category: query.get("category") } : null;
  const over = keptLayer()?.over;
  if (typeof over === "string") return { dish, over };
  return dish && { dish, over: null };
}

/** The page's own query (R4), letter for letter, and the dish that is looked at. */
function queryWith(dish: DishAddress | null): string {
  const isOwn = (part: string) => part !== "" && !/^(item|category)=/.test(`${new URLSearchParams(part)}`);
  const parts = location.search.slice(1).split("&").filter(isOwn);
  if (dish)
    parts.push(`${new URLSearchParams({ item: dish.item, ...(dish.category && { category: dish.category }) })}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** A full page: the address is ours from `basePath` on. Its query (R4) stays with it. */
export function createBrowserHistory(basePath: string): NavigationHistory {
  const listeners = new Set<() => void>();
  let layer = layerHere();
  /** While the browser goes back: what comes after that. */
  let waiting: (() => void)[] | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const inTurn = (act: () => void) => {
    if (waiting) waiting.push(act);
    else act();
  };
  const write = (how: "pushState" | "replaceState", pathname: string, next: Layer | null, isStep = false) =>
    history[how](next && { servery: { over: next.over, isStep } }, "", pathname + queryWith(next?.dish ?? null));
  const go = (how: "pushState" | "replaceState", path: string) => {
    layer = null;
    inTurn(() => {
      write(how, basePath + path, null);
      tell();
    });
  };
  const onPop = () => {
    const acts = waiting ?? [];
    waiting = null;
    for (const act of acts) act();
    layer = layerHere();
    tell();
  };
  const layers: Layers = {
    current: () => layer,
    show(next) {
      const isOver = layer !== null;
      layer = next;
      inTurn(() => {
        const isStep = !isOver || keptLayer()?.isStep === true;
        write(isOver ? "replaceState" : "pushState", location.pathname, next, isStep);
      });
    },
    close() {
      layer = null;
      inTurn(() => {
        if (keptLayer()?.isStep !== true || history.length < 2) return write("replaceState", location.pathname, null);
        waiting = [];
        history.back();
      });
    },
  };
  return {
    current() {
      const { pathname } = location;
      const isInside = pathname === basePath || pathname.startsWith(`${basePath}/`);
      return isInside ? pathname.slice(basePath.length) || "/" : "/";
    },
    push(path) {
      if (layer) layers.close();
      go("pushState", path);
    },
    replace: (path) => go("replaceState", path),
    listen(listener) {
      if (listeners.size === 0) addEventListener("popstate", onPop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("popstate", onPop);
      };
    },
    layers,
  };
}
