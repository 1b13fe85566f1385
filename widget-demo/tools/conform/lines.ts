import type { Extra } from "./basket.ts";
import { type Dish, extraOf, neededExtras } from "./dishes.ts";
import type { Shop } from "./shop.ts";
import { skip } from "./verdict.ts";

export function sellable({ dishes }: Shop): readonly Dish[] {
  return dishes.filter(({ offer, unit }) => !offer.isSoldOut && unit > 0);
}

/** A dish with one more choice, which costs something, so often with each unit. */
export function dishWithChoice(shop: Shop, quantity = 1): Dish {
  return dishWith(shop, "no dish has such a choice that costs something.", ({ choice, extra, mayRepeat }) => {
    const fits = choice.price > 0 && choice.groups.length === 0 && (quantity === 1 || mayRepeat);
    return fits ? { ...extra, quantity } : null;
  });
}

/** A dish with a choice that has a choice itself. */
export function dishWithSubChoice(shop: Shop): Dish {
  return dishWith(shop, "no dish has a choice with a choice.", ({ choice, extra }) => {
    const needed = neededExtras(choice.groups) ?? [];
    const sub = choice.groups.flatMap(({ choices }) => choices).find(({ isSoldOut }) => !isSoldOut);
    const any = sub ? [extraOf(sub)] : [];
    const children = needed.length > 0 ? needed : any;
    return children.length > 0 ? { ...extra, children } : null;
  });
}

function dishWith(shop: Shop, otherwise: string, extraFor: (option: Dish["optional"][number]) => Extra | null): Dish {
  for (const dish of sellable(shop)) {
    const extra = dish.optional.flatMap((option) => extraFor(option) ?? [])[0];
    if (extra) return { ...dish, extras: [extra, ...dish.extras] };
  }
  return skip(otherwise);
}
