import { Component, createRef, type ReactNode } from "react";
import { keepPlace } from "../../views/menu/keepPlace.ts";
import { printedDish } from "../../views/menu/menuParts.ts";
import { holdKept, type MissingDishes, removePrintedSheet } from "../../views/menu/printedDishes.ts";

interface GrowingPlaceProps {
  readonly isThere: boolean;
  readonly heightPx: number;
  readonly missing: MissingDishes;
}

interface Held {
  readonly place: ReturnType<typeof keepPlace>;
  readonly kept: NonNullable<ReturnType<typeof holdKept>>;
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

  override getSnapshotBeforeUpdate(): Held | null {
    const kept = this.#menu && holdKept(this.#menu);
    return this.#menu && kept && { place: keepPlace(this.#menu, `.${printedDish}`), kept };
  }

  override componentDidUpdate(_props: GrowingPlaceProps, _state: unknown, held: Held | null): void {
    if (held && !held.kept(this.props.missing)) this.#leaveSheet();
    held?.place?.();
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
