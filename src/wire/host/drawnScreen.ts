import type { ModeChoice } from "../../domain/fulfilment/modeChoice.ts";
import type { DrawnShop } from "../../domain/menu/firstShop.ts";

/**
 * The first screen of a shop, drawn before the app, and what the diner did on it. The entry passes it to the element.
 */
export interface DrawnScreen {
  readonly drawn: HTMLElement;
  /** Whether the shop began near the top of its page when this was drawn (`ui/startsPage.ts`). */
  readonly startsPage: boolean;
  /** Whether the store's header has a place for what only the moment of reading decides (R112). */
  readonly hasRoom?: boolean;
  /** R76: whether a printed page's home page stands before the menu. Missing if it never did. */
  isHome?: boolean;
  /** The ways to receive an order that were drawn. */
  readonly choice: ModeChoice | null;
  /** What the menu was drawn from. Null if it is another page's screen. */
  readonly shop: DrawnShop | null;
  /** The pressed links and buttons, in order. */
  pressed: readonly Element[];
  /** The dish whose dialog is open. */
  opened?: OpenedDish | undefined;
  /** The link or button that a finger or mouse is holding down. */
  readonly held: Element | null;
  /** Starts loading the photos, once the network is free. */
  showPhotos(): void;
}

export interface OpenedDish {
  /** The card that the diner pressed. */
  readonly button: Element;
  /**
   * Called when the app has taken over. `button` is the same card on the app's screen: the app's own dialog replaces
   * this one. If it is null, the app doesn't show that card, and this dialog closes.
   */
  goOn(button: HTMLElement | null): void;
}

/** The drawn screens by element, until the app has taken over. */
export type DrawnScreens = Map<Element, DrawnScreen>;
