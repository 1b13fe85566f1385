import { type StoreState, takesOrders } from "../store/storeState.ts";
import { type CardDiet, cardDiets } from "./cardDiets.ts";
import type { DietaryChoices, DietaryFit } from "./menu.ts";
import type { MenuLook } from "./menuLook.ts";

/** Settings that are the same for all cards of a menu. */
export interface CardLook extends MenuLook {
  readonly offered: DietaryChoices;
  /** The diets that a card shows if its product suits them. */
  readonly diets: readonly CardDiet[];
  /** Whether cards have a "+" button: not while the store takes no orders. */
  readonly hasPlus: boolean;
}

/** `state` is null until it is known. */
export function cardLook(
  look: MenuLook,
  state: StoreState | null,
  offered: DietaryChoices,
  asked: DietaryFit,
): CardLook {
  return { ...look, offered, diets: cardDiets(offered, asked), hasPlus: takesOrders(state) };
}
