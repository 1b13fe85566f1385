import type { CategoryId, ModifierGroupId, ModifierId, ProductId } from "../menu/menu.ts";
import type { Cents } from "../money/cents.ts";
import type { Instant } from "../time/instant.ts";

export type LineId = string;

/** A chosen modifier as it stood on the menu when the cart last looked. */
export interface CartModifier {
  readonly groupId: ModifierGroupId;
  readonly modifierId: ModifierId;
  readonly name: string;
  readonly price: Cents;
  readonly taxRate: number;
  /** Per unit of what it belongs to. */
  readonly quantity: number;
  readonly subs: readonly CartModifier[];
}

/** One line. It carries what it needs to be shown and priced, so a cart is whole before the menu has loaded. */
export interface CartLine {
  readonly id: LineId;
  readonly productId: ProductId;
  /** The menu's entry that it was picked from; with the category, the card's key. */
  readonly entryId: string;
  readonly categoryId: CategoryId;
  readonly categoryName: string;
  readonly name: string;
  readonly photo: string | null;
  /** Of one unit, without modifiers. */
  readonly price: Cents;
  readonly taxRate: number;
  readonly rewardPoints: number;
  readonly preparationMinutes: number;
  readonly quantity: number;
  readonly modifiers: readonly CartModifier[];
  readonly note: string;
  readonly addedAt: Instant;
}

export interface Cart {
  readonly lines: readonly CartLine[];
}

export const emptyCart: Cart = { lines: [] };
