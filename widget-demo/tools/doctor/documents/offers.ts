import { mostOfOneProduct } from "../../../../src/domain/cart/limits.ts";
import { listedProducts } from "../../../../src/domain/menu/listedProducts.ts";
import type { Product } from "../../../../src/domain/menu/menu.ts";
import type { RedemptionRule } from "../../../../src/domain/promotion/promotions.ts";
import type { Condition, Outcome, Trigger } from "../../../../src/domain/promotion/trigger.ts";
import type { DocumentJson } from "../../../../src/wire/documents/firestoreJson.ts";
import { parsePointRules } from "../../../../src/wire/documents/pointRules.ts";
import { time } from "../../../../src/wire/documents/time.ts";
import { parseTriggers } from "../../../../src/wire/documents/triggers.ts";
import { id } from "../../../../src/wire/kinds.ts";
import { type Fields, readRecords } from "../../../../src/wire/reading.ts";
import { isInOrder } from "../../../backend/contract/documents/charges.ts";
import { error, warning } from "../finding.ts";
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
  const offers = offersOf(read);
  return [
    ...offers.flatMap((offer) => spanFault(offer, read)),
    ...sameIdFaults(offers),
    ...offers.flatMap(({ place, trigger }) => (trigger ? triggerFaults(place, trigger, read, dishes) : [])),
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

/** An offer as it is written, of the collection PriceTriggers or of a menu. */
interface Offer {
  readonly place: string;
  readonly id: string;
  /** Null: of the collection. */
  readonly menuId: string | null;
  readonly values: Fields["values"];
  /** Null if it never applies. */
  readonly trigger: Trigger | null;
}

function offersOf({ path, store, menus, triggers }: StoreRead): readonly Offer[] {
  const offerOf = (place: string, menuId: string | null, { id: documentId, fields: values }: DocumentJson): Offer => {
    const [trigger = null] = parseTriggers(
      { documents: [{ id: documentId, fields: values }], menu: {} },
      store.zone,
      reading,
    );
    return { place, id: id.of(values["ID"]) ?? documentId, menuId, values, trigger };
  };
  return [
    ...triggers.map((document) => offerOf(`${path}/PriceTriggers/${document.id}`, null, document)),
    ...menus.flatMap((menu) =>
      readRecords(menu.fields, "PriceTriggers").map((each) =>
        offerOf(each.path, menu.id, { id: "-", fields: each.values }),
      ),
    ),
  ];
}

/** What the contract can't tell: a text without a zone is the store's time, and nothing is before the end of no time. */
function spanFault({ place, values: { StartAt, EndAt } }: Offer, { store }: StoreRead): Fault[] {
  const [starts, ends] = [StartAt, EndAt].map((value) => time(store.zone).of(value));
  if (starts === undefined || ends === undefined || ends > starts || !isInOrder(StartAt, EndAt)) return [];
  const message = "EndAt isn't after StartAt, so it never applies.";
  return [of("span", error(place, message, "Swap the two, or correct one."))];
}

/** Offers of two menus never meet. In a list, the contract tells. */
function sameIdFaults(offers: readonly Offer[]): Fault[] {
  const stored = offers.filter(({ menuId }) => menuId === null);
  return offers.flatMap(({ place, id: own, menuId }, at) => {
    const first = stored.find(({ id: other }) => other === own);
    if (!first || offers.indexOf(first) === at) return [];
    const name = first.place.split("/").slice(-2).join("/");
    const message = `${name} has the same ID, ${own}, so this one never applies.`;
    return [
      of(menuId === null ? "same id" : "replaced", warning(place, message, "Remove one, or give it another ID.")),
    ];
  });
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
  if (trigger.startsAt !== null && trigger.startsAt === trigger.endsAt) return [];
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
