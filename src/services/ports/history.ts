import type { CategoryId, ProductId } from "../../domain/menu/menu.ts";

/** Where the diner is: a path that begins with a slash. In memory when embedded, the browser's on a full page (R6). */
export interface NavigationHistory {
  current(): string;
  push(path: string): void;
  replace(path: string): void;
  listen(listener: () => void): () => void;
  /**
   * What lies over the screen, each a step of the history (R80): fetched after the first view. Null where Back is the
   * host page's (R6).
   */
  readonly loadLayers: (() => Promise<Layers>) | null;
}

/** A dish as a link names it; its category where the dish stands in several (R80). */
export interface DishReference {
  readonly item: ProductId;
  readonly category: CategoryId | null;
}

export interface Layer {
  /** What the address tells. */
  readonly dish: DishReference | null;
  /** What the step keeps beside its address. Null where a link brought only the dish. */
  readonly over: string | null;
}

/** Going on to another screen leaves a layer first, so that Back leads from the new screen to the old one. */
export interface Layers {
  /** Null: nothing lies over the screen. */
  current(): Layer | null;
  /** As a new step; where a layer is there already, in its place. */
  show(layer: Layer): void;
  /** Back to the screen below. Where a link led here there is none: then its address takes this one's place. */
  close(): void;
}
