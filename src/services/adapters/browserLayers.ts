import type { DishReference, Layer, Layers } from "../ports/history.ts";

/** A method of the browser's history. */
export type Go = "pushState" | "replaceState";

/** What lies over the screen of a full page, as steps of its history. */
export interface BrowserLayers extends Layers {
  /**
   * Goes on to another screen with the page's own query (R4), once the browser isn't navigating. A layer leaves no step
   * behind.
   */
  leave(how: Go, go: (how: Go, query: string) => void): void;
  /** The browser has gone back or forward. */
  arrive(): void;
}

/** What an entry of the browser's history holds beside its URL. Another release or script may have written it. */
interface KeptLayer {
  readonly over?: unknown;
  /** Pushed on top of the screen below: Back leads there. */
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

/** The page's own parameters are kept exactly as they were written. */
function queryWith(dish: DishReference | null): string {
  const isOwn = (part: string) => part !== "" && !/^(item|category)=/.test(`${new URLSearchParams(part)}`);
  const parts = location.search.slice(1).split("&").filter(isOwn);
  if (dish)
    parts.push(`${new URLSearchParams({ item: dish.item, ...(dish.category && { category: dish.category }) })}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function isStepHere(): boolean {
  return keptLayer()?.isStep === true && history.length > 1;
}

function write(how: Go, layer: Layer | null, isStep = false): void {
  const state = layer && { servery: { over: layer.over, isStep } };
  history[how](state, "", location.pathname + queryWith(layer?.dish ?? null));
}

export function createBrowserLayers(): BrowserLayers {
  let layer = layerHere();
  /** What to do once the browser has gone back; null while it isn't going back. */
  let waiting: (() => void)[] | null = null;
  const inTurn = (act: () => void) => {
    if (waiting) waiting.push(act);
    else act();
  };
  const goBack = () => {
    waiting = [];
    history.back();
  };
  const close = () => {
    layer = null;
    inTurn(() => {
      if (!isStepHere()) return write("replaceState", null);
      goBack();
    });
  };
  return {
    current: () => layer,
    show(next) {
      const isOver = layer !== null;
      layer = next;
      inTurn(() => {
        if (isOver) write("replaceState", next, keptLayer()?.isStep === true);
        else write("pushState", next, true);
      });
    },
    close,
    goBack() {
      // What lies over the screen may be a step of its own.
      if (layer) close();
      inTurn(goBack);
    },
    leave(how, go) {
      const isFromLayer = layer !== null && how === "pushState";
      layer = null;
      inTurn(() => {
        // Its step becomes the new screen's. Going back first, the browser would scroll the new one as the one below was.
        const takesStep = isFromLayer && isStepHere();
        if (isFromLayer && !takesStep) write("replaceState", null);
        go(takesStep ? "replaceState" : how, queryWith(null));
      });
    },
    arrive() {
      const acts = waiting ?? [];
      waiting = null;
      for (const act of acts) inTurn(act);
      if (!waiting) layer = layerHere();
    },
  };
}
