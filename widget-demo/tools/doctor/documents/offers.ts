import { mostOfOneProduct } from "../../../../src/domain/cart/limits.ts";
import { listedProducts } from "../../../../src/domain/menu/listedProducts.ts";
import type { Product } from "../../../../src/domain/menu/menu.ts";
import type { RedemptionRule } from "../../../../src/domain/promotion/promotions.ts";
import type { Condition, Outcome, Trigger } from "../../../../src/domain/promotion/trigger.ts";
import { parsePointRules } from "../../../../src/wire/documents/pointRules.ts";
import { parseTriggers } from "../../../../src/wire/documents/triggers.ts";
import { readRecords } from "../../../../src/wire/reading.ts";
import { warning } from "../finding.ts";
import { type Fault, of } from "./fault.ts";
import { reading, type StoreRead } from "./readStores.ts";

interface Dish {
  readonly categoryId: string;
  readonly product: Product;
}

type Wanted = Pick<Condition | Outcome, "kind" | "id">;

/** Offers and rewards that can never apply. */
export function offerFaults(read: StoreRead): Fault[] {
  const dishes = dishesOf(read);
  // Without dishes, that is what is wrong.
  if (dishes.length === 0) return [];
  return [
    ...triggersOf(read).flatMap(({ place, trigger }) => triggerFaults(place, trigger, read, dishes)),
    ...rewardsOf(read).flatMap(({ place, reward }) => rewardFaults(place, reward, read, dishes)),
  ];
}

/** What any of its menus lists, and, without a category, what they only know: an offer may name that, too. */
function dishesOf({ menus }: StoreRead): readonly Dish[] {
  return menus.flatMap(({ menu }) => [
    ...listedProducts(menu).map(({ category, product }) => ({ categoryId: category.id, product })),
    ...[...menu.products.values()].map((product) => ({ categoryId: "", product })),
  ]);
}

function triggersOf({ path, store, menus, triggers }: StoreRead): { place: string; trigger: Trigger }[] {
  const listed = menus.flatMap(({ fields }) =>
    readRecords(fields, "PriceTriggers").map((each) => ({
      place: each.path,
      document: { id: "-", fields: each.values },
    })),
  );
  const stored = triggers.map((document) => ({ place: `${path}/PriceTriggers/${document.id}`, document }));
  return [...stored, ...listed].flatMap(({ place, document }) =>
    parseTriggers({ documents: [document], menu: {} }, store.zone, reading).map((trigger) => ({ place, trigger })),
  );
}

function productsFor({ kind, id }: Wanted, dishes: readonly Dish[]): ReadonlySet<string> {
  const fitting = dishes.filter(({ categoryId, product }) => {
    if (kind === "product") return product.id === id;
    return kind === "category" ? categoryId === id || product.categoryIds.includes(id) : product.tagIds.includes(id);
  });
  return new Set(fitting.map(({ product }) => product.id));
}

function triggerFaults(place: string, trigger: Trigger, read: StoreRead, dishes: readonly Dish[]): Fault[] {
  const { store } = read;
  const ended = endedFault(place, trigger.endsAt, store.zone, "EndAt");
  if (ended) return [ended];
  return [
    ...trigger.conditions.flatMap((condition) => conditionFaults(place, condition, dishes)),
    ...outcomeFaults(place, trigger, dishes),
    ...modeFaults(place, trigger, store.view.login),
    ...cutFaults(place, trigger, dishes),
  ];
}

function endedFault(place: string, end: number | null, timeZone: string, key: string): Fault | null {
  if (end === null || end > Date.now()) return null;
  const day = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone }).format(end);
  return of("ended", warning(place, `It ended on ${day}, so nobody gets it.`, `Delete it, or write a later ${key}.`));
}

function conditionFaults(place: string, condition: Condition, dishes: readonly Dish[]): Fault[] {
  const { kind, id, quantity } = condition;
  const products = productsFor(condition, dishes);
  if (products.size === 0) {
    const message = `It needs dishes of ${kind} ${id}, and no dish has it, so it never applies.`;
    return [of("condition", warning(place, message, `Give the ${kind} to dishes, or correct the id.`))];
  }
  const most = products.size * mostOfOneProduct;
  if (quantity <= most) return [];
  const message = `It needs ${quantity} of ${kind} ${id}, and a cart takes ${most} at most, so it never applies.`;
  return [of("units", warning(place, message, "Lower the Quantity."))];
}

function outcomeFaults(place: string, trigger: Trigger, dishes: readonly Dish[]): Fault[] {
  if (trigger.kind === "whole-order") return [];
  return trigger.outcomes
    .filter((outcome) => productsFor(outcome, dishes).size === 0)
    .map(({ kind, id }) => {
      const message = `ProductOutcomes names ${kind} ${id}, which no dish has, so nothing becomes cheaper by it.`;
      return of("outcome", warning(place, message, "Correct the id, or remove it."));
    });
}

/** Where the diner accepts a roll-in, which is in the dish's dialog and in the cart. */
const rollModes: readonly Trigger["mode"][] = ["automatic", "confirm", "manual"];

function modeFaults(place: string, { kind, mode }: Trigger, hasMembers: boolean): Fault[] {
  if (kind === "roll-into-meal" && !rollModes.includes(mode)) {
    const message = "A roll-in is offered before the checkout, so with this TriggerMode it never is.";
    return [of("mode", warning(place, message, "Write TriggerMode 0, 1 or 2."))];
  }
  if (mode !== "first-order" || hasMembers) return [];
  const message = "It is for a member's first order, and nobody can log in, so it never applies.";
  return [of("members", warning(place, message, "Switch LogIn on, or write another TriggerMode."))];
}

function cutFaults(place: string, trigger: Trigger, dishes: readonly Dish[]): Fault[] {
  const { cut } = trigger;
  const isNothing = (cut.kind === "flat" && cut.amount === 0) || (cut.kind === "percent" && cut.percent === 0);
  if (isNothing) {
    const key = cut.kind === "flat" ? "DiscountFlatValue" : "DiscountPercentageValue";
    return [of("nothing", warning(place, `${key} is 0, so it takes nothing off.`, `Write ${key}.`))];
  }
  if (cut.kind === "percent" && cut.percent < 1) {
    return [smallPercent(place, "DiscountPercentageValue", cut.percent)];
  }
  if (cut.kind !== "fixed-by-product" || trigger.kind === "whole-order") return [];
  const ids = new Set(trigger.outcomes.flatMap((outcome) => [...productsFor(outcome, dishes)]));
  const isPriced = dishes.some(({ product }) => ids.has(product.id) && product.fixedPrice !== null);
  if (ids.size === 0 || isPriced) return [];
  const message = "It sets each dish's own FixedPriceValue, and no such dish has one, so it takes nothing off.";
  return [of("fixed", warning(place, message, "Add FixedPriceValue to the dishes."))];
}

function smallPercent(place: string, key: string, percent: number): Fault {
  const share = (percent * 100).toLocaleString("en-AU");
  return of("share", warning(place, `${key} is ${percent}, which is ${percent} %.`, `Write ${share} for ${share} %.`));
}

function rewardsOf({ store, menus }: StoreRead): { place: string; reward: RedemptionRule }[] {
  return menus.flatMap(({ fields }) =>
    readRecords(fields, "RedemptionRules").flatMap(({ path, values }) =>
      parsePointRules({ RedemptionRules: [values] }, store.zone, reading).redemptions.map((reward) => ({
        place: path,
        reward,
      })),
    ),
  );
}

function rewardFaults(place: string, reward: RedemptionRule, { store }: StoreRead, dishes: readonly Dish[]): Fault[] {
  const ended = endedFault(place, reward.expiresAt, store.zone, "ExpiredDate");
  if (ended) return [ended];
  const wanted: readonly Wanted[] = [
    ...reward.categoryIds.map((id) => ({ kind: "category", id }) as const),
    ...reward.tagIds.map((id) => ({ kind: "tag", id }) as const),
    ...reward.productIds.map((id) => ({ kind: "product", id }) as const),
  ];
  return wanted
    .filter((each) => productsFor(each, dishes).size === 0)
    .map(({ kind, id }) => {
      const message = `It names ${kind} ${id}, which no dish has, so no points can be spent on it.`;
      return of("reward", warning(place, message, "Correct the id, or remove it."));
    });
}
