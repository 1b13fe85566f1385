/** What was drawn of a shop before the app came, and what the diner did there: handed on by the entry, used by the element. */
export interface DrawnScreen {
  readonly drawn: HTMLElement;
  /** In order. */
  pressed: readonly Element[];
  /** The dish that lies open over it. */
  opened?: OpenedDish | undefined;
  /** What a finger or a mouse is down on. */
  readonly held: Element | null;
  /** The network has room for them now. */
  showPhotos(): void;
}

export interface OpenedDish {
  /** The card that was pressed. */
  readonly button: Element;
  /** The app has taken over, and shows that card, or doesn't: its own dialog takes this one's place. */
  goOn(button: HTMLElement | null): void;
}

/** By element, until the app has taken over. */
export type DrawnScreens = Map<Element, DrawnScreen>;
