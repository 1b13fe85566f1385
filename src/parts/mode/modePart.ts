import type { ComponentType, ReactNode } from "react";
import type { Fulfilment, OrderMode } from "../../domain/fulfilment/orderMode.ts";
import type { Store } from "../../domain/store/store.ts";
import type { ModeForm } from "../../state/checkout/form/modeForm.atoms.ts";

export type PlaceOf<Mode extends OrderMode> = Extract<Fulfilment, { readonly mode: Mode }>;

/** An order mode in the checkout. Each has its own file in this folder, and its line in `modeParts.ts`. */
export interface ModePart<Place extends Fulfilment = Fulfilment> extends ModeForm {
  /** The fields and facts besides the time. */
  readonly Fields: ComponentType;
  /** What the place costs, below the time. */
  readonly BelowTime?: ComponentType;
  /** Fields that few need, as links that open them. Shown after the time. */
  readonly Extras?: ComponentType;
  /**
   * Why no time is left while the store is open. Null if the mode has no choice of time: ASAP is then always
   * available.
   */
  readonly tooLate: ReactNode;
  /** What a wallet says that can't give the place (R97). Null if the mode asks for none. */
  readonly placeFirst: ReactNode;
  /** The place, while the fields are folded. */
  destinationWords(place: Place, store: Store): readonly ReactNode[];
  /** Rendered beside the place while the fields are folded. */
  readonly BesidePlace?: ComponentType;
  /**
   * Asks the services about the place, as its fields do, wherever the fields aren't drawn: the route and the fee of a
   * delivery. Draws nothing.
   */
  readonly Queries?: ComponentType;
}
