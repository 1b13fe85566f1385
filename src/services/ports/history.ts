import type { CategoryId, ProductId } from "../../domain/menu/menu.ts";

/** The current path, which begins with a slash. In memory when embedded, the browser's on a full page (R6). */
export interface NavigationHistory {
  current(): string;
  push(path: string): void;
  replace(path: string): void;
  listen(listener: () => void): () => void;
  /**
   * Dialogs and drawers as steps of the history (R80); loaded after the first view. Null where Back belongs to the host
   * page (R6).
   */
  readonly loadLayers: (() => Promise<Layers>) | null;
}

/** A dish as a link names it; its category where the dish stands in several (R80). */
export interface DishReference {
  readonly item: ProductId;
  readonly category: CategoryId | null;
}

export interface Layer {
  /** The dish that the URL names. */
  readonly dish: DishReference | null;
  /** What the history entry keeps beside its URL. Null where a link brought only the dish. */
  readonly over: string | null;
}

/** Going to another screen removes a layer first, so that Back leads from the new screen to the old one. */
export interface Layers {
  /** Null: nothing lies over the screen. */
  current(): Layer | null;
  /** Adds a step, or replaces the current layer. */
  show(layer: Layer): void;
  /** Goes back to the screen below. Where a link led here there is none: then the screen's URL replaces this one. */
  close(): void;
  /** Leaves a screen for the one that led to it, so that Back doesn't find that one twice. */
  goBack(): void;
}
