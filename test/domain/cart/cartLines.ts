import type { Cart, CartLine, CartModifier, MealAddOn } from "../../../src/domain/cart/cart.ts";
import { noLabels } from "../../../src/domain/menu/labels.ts";
import { cents } from "../../../src/domain/money/cents.ts";
import { instant } from "../../../src/domain/time/instant.ts";

export function buildCartModifier(id: string, given: Partial<CartModifier> = {}): CartModifier {
  return {
    groupId: "extras",
    groupName: "Extras",
    modifierId: id,
    code: "",
    name: id,
    price: cents(100),
    taxRate: 0.1,
    labels: noLabels,
    quantity: 1,
    subs: [],
    unavailability: null,
    origin: null,
    ...given,
  };
}

export function buildLine(given: Partial<CartLine> = {}): CartLine {
  const id = given.id ?? "line-1";
  return {
    id,
    productId: "patty",
    entryId: "1",
    categoryId: "burgers",
    categoryName: "Burgers",
    code: "",
    name: "Patty",
    photo: "https://pictures.example/patty.webp",
    photoFocus: null,
    price: cents(1_000),
    taxRate: 0.1,
    rewardPoints: 8,
    preparationMinutes: 12,
    categoryIds: [],
    tagIds: [],
    fixedPrice: null,
    labels: noLabels,
    quantity: 1,
    modifiers: [],
    redemption: null,
    mealAddOns: [],
    unavailability: null,
    origin: null,
    note: "",
    addedAt: instant(1_795_305_600_000),
    ...given,
  };
}

export function buildRolled(given: Partial<MealAddOn> = {}): MealAddOn {
  return {
    triggerId: "meal",
    productId: "cola",
    categoryId: "drinks",
    categoryName: "Drinks",
    code: "",
    name: "Cola",
    price: cents(500),
    reducedPrice: cents(300),
    taxRate: 0.1,
    preparationMinutes: 0,
    labels: noLabels,
    modifiers: [],
    ...given,
  };
}

export function cartWith(...lines: readonly CartLine[]): Cart {
  return { lines };
}

/** A cart as text, for a table of cases: "line-1 patty×2, line-2 cola×1". */
export function writtenCart({ lines }: Cart): string {
  return lines.map(({ id, productId, quantity }) => `${id} ${productId}×${quantity}`).join(", ");
}
