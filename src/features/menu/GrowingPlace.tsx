import { Component, createRef, type ReactNode } from "react";
import { keepPlace } from "../../views/menu/keepPlace.ts";
import { printedDish } from "../../views/menu/menuParts.ts";
import { type MissingDishes, notePrintedDishes, removePrintedSheet } from "../../views/menu/printedDishes.ts";

interface GrowingPlaceProps {
  readonly isThere: boolean;
  readonly heightPx: number;
  /** Asked only if the menu has printed dishes. */
  readonly countMissing: () => MissingDishes;
}

/** What was noted right before a change: each of the two is called after it. */
interface Noted {
  readonly returnToPlace: ReturnType<typeof keepPlace>;
  readonly updatePrinted: NonNullable<ReturnType<typeof notePrintedDishes>>;
}

/**
 * Reserves the rest of the menu's height. The footer is hidden meanwhile, because it would move. The dishes of a printed
 * page (R112) stay in the menu until their cards are there, which come without moving what the reader looks at. A class,
 * because only a class can look at the page right before React changes it.
 */
export class GrowingPlace extends Component<GrowingPlaceProps> {
  readonly #place = createRef<HTMLDivElement>();
  #menu: HTMLElement | null = null;

  override componentDidMount(): void {
    this.#menu = this.#place.current?.parentElement ?? null;
  }

  override getSnapshotBeforeUpdate(): Noted | null {
    const updatePrinted = this.#menu && notePrintedDishes(this.#menu);
    return this.#menu && updatePrinted && { returnToPlace: keepPlace(this.#menu, `.${printedDish}`), updatePrinted };
  }

  override componentDidUpdate(_props: GrowingPlaceProps, _state: unknown, noted: Noted | null): void {
    if (noted && !noted.updatePrinted(this.props.countMissing())) this.#leaveSheet();
    noted?.returnToPlace?.();
  }

  override componentWillUnmount(): void {
    this.#leaveSheet();
  }

  #leaveSheet(): void {
    const root = this.#menu?.getRootNode();
    if (root instanceof ShadowRoot) removePrintedSheet(root);
  }

  override render(): ReactNode {
    const { isThere, heightPx } = this.props;
    return isThere && <div className="menu-growing" ref={this.#place} style={{ height: heightPx }} />;
  }
}
