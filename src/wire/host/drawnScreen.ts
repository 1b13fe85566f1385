/** What was drawn of a shop before the app came, and what the diner did there: handed on by the entry, used by the element. */
export interface DrawnScreen {
  readonly drawn: HTMLElement;
  /** In order. */
  readonly pressed: readonly Element[];
  /** What a finger or a mouse is down on. */
  readonly held: Element | null;
  /** The network has room for them now. */
  showPhotos(): void;
}

/** By element, until the app has taken over. */
export type DrawnScreens = Map<Element, DrawnScreen>;
