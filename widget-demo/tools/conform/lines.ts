import type { Choice } from "../../backend/ordering/pricing/menuOffer.ts";
import type { Extra } from "./basket.ts";
import { type Dish, extraOf } from "./dishes.ts";
import type { Shop } from "./shop.ts";
import { skip } from "./verdict.ts";

export function sellable({ dishes }: Shop): readonly Dish[] {
  return dishes.filter(({ offer, unit }) => !offer.isSoldOut && unit > 0);
}

/** A dish with one more choice, which costs something. */
export function dishWithChoice(shop: Shop): Dish {
  return dishWith(shop, "no dish has a choice that costs something.", (choice) =>
    choice.price > 0 ? extraOf(choice) : null,
  );
}

/** A dish with a choice that has a choice itself. */
export function dishWithSubChoice(shop: Shop): Dish {
  return dishWith(shop, "no dish has a choice with a choice.", (choice) => {
    const sub = choice.subs.find(({ isSoldOut }) => !isSoldOut);
    return sub ? { ...extraOf(choice), children: [extraOf(sub)] } : null;
  });
}

function dishWith(shop: Shop, otherwise: string, extraFor: (choice: Choice) => Extra | null): Dish {
  for (const dish of sellable(shop)) {
    const free = dish.offer.choices.filter(
      ({ id, isSoldOut }) => !isSoldOut && dish.extras.every((one) => one.id !== id),
    );
    const extra = free.flatMap((choice) => extraFor(choice) ?? [])[0];
    if (extra) return { ...dish, extras: [extra, ...dish.extras] };
  }
  return skip(otherwise);
}
