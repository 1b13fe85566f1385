import type { DishReference, Layer, Layers } from "../../ports/history.ts";

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
interface StoredLayer {
  readonly over?: unknown;
  readonly under?: unknown;
  /** It was pushed on top of the screen below, so Back leads there. */
  readonly isStep?: unknown;
}

function storedLayer(): StoredLayer | null {
  return (history.state as { readonly servery?: StoredLayer } | null)?.servery ?? null;
}

function layerHere(): Layer | null {
  const query = new URLSearchParams(location.search);
  const item = query.get("item");
  const dish = item ? { item, category: query.get("category") } : null;
  const { over, under } = storedLayer() ?? {};
  if (typeof over === "string") return { dish, over, under: typeof under === "string" ? under : null };
  return dish && { dish, over: null, under: null };
}

function layerBelow(layer: Layer | null): Layer | null {
  if (!layer || layer.under === null) return null;
  return { dish: layer.dish, over: layer.under, under: null };
}

function queryOf({ item, category }: DishReference): string {
  return `${new URLSearchParams({ item, ...(category && { category }) })}`;
}

/** The page's own parameters are kept exactly as they were written. */
function queryWith(dish: DishReference | null): string {
  const isOwn = (part: string) => part !== "" && !/^(item|category)=/.test(`${new URLSearchParams(part)}`);
  const parts = location.search.slice(1).split("&").filter(isOwn);
  if (dish) parts.push(queryOf(dish));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function isStepHere(): boolean {
  return storedLayer()?.isStep === true && history.length > 1;
}

function write(how: Go, layer: Layer | null, isStep = false): void {
  const state = layer && { servery: { over: layer.over, under: layer.under, isStep } };
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
  const goBack = (andThen?: () => void) => {
    waiting = andThen ? [andThen] : [];
    history.back();
  };
  const leaveLayer = () => {
    if (isStepHere()) goBack();
    else write("replaceState", null);
  };
  const uncover = () => {
    layer = layerBelow(layer);
    inTurn(goBack);
  };
  const close = () => {
    const isOverLayer = layerBelow(layer) !== null;
    layer = null;
    inTurn(isOverLayer ? () => goBack(leaveLayer) : leaveLayer);
  };
  return {
    current: () => layer,
    show(next) {
      const replaces = layer !== null && next.under === null;
      layer = next;
      inTurn(() => {
        if (replaces) write("replaceState", next, storedLayer()?.isStep === true);
        else write("pushState", next, true);
      });
    },
    uncover,
    close,
    linkToDish: () => (layer?.dish ? `${location.origin}${location.pathname}?${queryOf(layer.dish)}` : null),
    goBack() {
      // An open layer may be a history step of its own.
      if (layer) close();
      inTurn(goBack);
    },
    leave(how, go) {
      if (layerBelow(layer)) uncover();
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
