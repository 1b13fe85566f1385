import type { Choice, ChoiceGroup } from "../../backend/ordering/pricing/menuOffer.ts";
import type { Extra } from "./basket.ts";
import { type Dish, drinksIn, neededExtras, type Option, optionsIn } from "./dishes.ts";
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

/** A dish with a choice that has a choice itself, which costs something if there is such a one. */
export function dishWithSubChoice(shop: Shop): Dish {
  const all = sellable(shop).flatMap((dish) =>
    dish.offer.groups.flatMap((group) => optionsIn(group).flatMap((option) => withSubChoice(dish, group, option))),
  );
  const costly = all.find(({ extras: [extra] }) => extra?.children.some(({ price }) => price > 0));
  return costly ?? all[0] ?? skip("no dish has a choice with a choice.");
}

/** None if the choice has none, or isn't all that its group needs. */
function withSubChoice(dish: Dish, group: ChoiceGroup, { choice, extra }: Option): readonly Dish[] {
  const groups = choice.groups.map((each) => ({ ...each, choices: dearestFirst(each.choices) }));
  const needed = neededExtras(groups);
  const more = groups.filter(({ least }) => least === 0).flatMap(optionsIn);
  const any = more.filter((each) => each.choice.groups.length === 0).map((each) => each.extra);
  const children = needed?.some(({ price }) => price > 0) ? needed : [...(needed ?? []), ...any.slice(0, 1)];
  return needed && children.length > 0 ? withChoice(dish, group, choice, { ...extra, children }) : [];
}

/** None if one choice isn't all that its group needs. */
function withChoice(dish: Dish, group: ChoiceGroup, { least, most }: Choice, extra: Extra): readonly Dish[] {
  const quantity = Math.min(Math.max(group.least, least), most);
  return quantity < group.least ? [] : [{ ...dish, extras: withOthers(dish, group, [{ ...extra, quantity }]) }];
}

/** A dish that isn't alcohol, with a choice that is. */
export function dishWithDrink(shop: Shop): Dish {
  const all = sellable(shop).flatMap((dish) =>
    dish.offer.groups.flatMap((group) =>
      drinksIn(group)
        .filter(({ choice }) => neededExtras(choice.groups)?.length === 0)
        .flatMap(({ choice, extra }) => withChoice(dish, group, choice, extra)),
    ),
  );
  return all[0] ?? skip("no dish has a choice that is alcohol.");
}

const dearestFirst = (choices: readonly Choice[]) => [...choices].sort((one, other) => other.price - one.price);

/** These choices of a group, and what the dish's other groups need. */
export function withOthers({ extras }: Dish, { choices }: ChoiceGroup, own: readonly Extra[]): readonly Extra[] {
  return [...own, ...extras.filter(({ id }) => choices.every((choice) => choice.id !== id))];
}

function dishWith(shop: Shop, otherwise: string, extraFor: (option: Option) => Extra | null): Dish {
  for (const dish of sellable(shop)) {
    const extra = dish.optional.flatMap((option) => extraFor(option) ?? [])[0];
    if (extra) return { ...dish, extras: [extra, ...dish.extras] };
  }
  return skip(otherwise);
}
