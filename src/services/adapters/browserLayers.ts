import type { DishReference, Layer, Layers } from "../ports/history.ts";

/** A method of the browser's history. */
export type Go = "pushState" | "replaceState";

/** Layers over a full page's screen, as steps of the browser's history. */
export interface BrowserLayers extends Layers {
  /**
   * Navigates to another screen with the page's own query (R4), once the browser isn't navigating. An open layer leaves
   * no history step behind.
   */
  leave(how: Go, go: (how: Go, query: string) => void): void;
  /** Called after the browser has gone back or forward. */
  arrive(): void;
}

/** The state stored with a history entry. Another release or script may have written it. */
interface KeptLayer {
  readonly over?: unknown;
  /** It was pushed on top of the screen below, so Back leads there. */
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
  /** Actions to run once the browser has gone back. Null while it isn't going back. */
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
      // An open layer may be a history step of its own.
      if (layer) close();
      inTurn(goBack);
    },
    leave(how, go) {
      const isFromLayer = layer !== null && how === "pushState";
      layer = null;
      inTurn(() => {
        // The new screen takes over the layer's history step. Going back first would make the browser apply the scroll
        // position of the screen below to the new screen.
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
