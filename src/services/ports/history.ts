import type { CategoryId, ProductId } from "../../domain/menu/menu.ts";

/**
 * The path of the current screen, starting with a slash. It is in memory if the shop is embedded, and in the browser's
 * history on a full page (R6).
 */
export interface NavigationHistory {
  current(): string;
  push(path: string): void;
  replace(path: string): void;
  listen(listener: () => void): () => void;
  /**
   * Dialogs and drawers as steps of the history (R80), loaded after the first view. Null if Back belongs to the host
   * page (R6).
   */
  readonly loadLayers: (() => Promise<Layers>) | null;
}

/** A dish in a link. The category is set if the dish is listed in several (R80). */
export interface DishReference {
  readonly item: ProductId;
  readonly category: CategoryId | null;
}

export interface Layer {
  /** The dish in the URL. */
  readonly dish: DishReference | null;
  /** The state of the history entry. Null if a link opened the dish without one. */
  readonly over: string | null;
  /** The `over` of the layer below, which has its own step. Null if the screen is below. */
  readonly under: string | null;
}

/** Navigating to another screen removes the layer first, so that Back leads from the new screen to the old one. */
export interface Layers {
  /** Null if no layer is open. */
  current(): Layer | null;
  /** Adds a step over the screen or the layer below, or replaces the current layer. */
  show(layer: Layer): void;
  /** Goes back to the layer below. */
  uncover(): void;
  /**
   * Goes back to the screen below. If a link led directly to the layer, there is no step to go back to, and the
   * screen's URL replaces the current one.
   */
  close(): void;
  /** A link to the open layer's dish, without what the page's own address says of this diner. Null if it has none. */
  linkToDish(): string | null;
  /** Returns to the previous screen, so that Back doesn't show that screen twice. */
  goBack(): void;
}
