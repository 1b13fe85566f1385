import type { Cart, CartLine, MealAddOn, Redemption } from "../../src/domain/cart/cart.ts";
import { lineFrom } from "../../src/domain/cart/lineFrom.ts";
import { surchargeTime } from "../../src/domain/fulfilment/chosenTime.ts";
import type { FreightFacts } from "../../src/domain/fulfilment/freightFee.ts";
import type { OrderMode } from "../../src/domain/fulfilment/orderMode.ts";
import type { ListedProduct } from "../../src/domain/menu/listedProducts.ts";
import type { Menu } from "../../src/domain/menu/menu.ts";
import { type Choice, choicesOf, pickedAs, type Selection } from "../../src/domain/menu/selection.ts";
import { cents } from "../../src/domain/money/cents.ts";
import type { PricingInput } from "../../src/domain/order/priceOrder.ts";
import type { CardType } from "../../src/domain/payment/cardType.ts";
import type { PaymentMethod } from "../../src/domain/payment/paymentMethod.ts";
import type { Promotions } from "../../src/domain/promotion/promotions.ts";
import { redemptionBy } from "../../src/domain/promotion/redemptionOffers.ts";
import { addOnFrom, rollChoices } from "../../src/domain/promotion/rollOffers.ts";
import { validateCart } from "../../src/domain/promotion/validateCart.ts";
import type { Store } from "../../src/domain/store/store.ts";
import { parseCoupon } from "../../src/wire/api/coupon.ts";
import { parseCharges } from "../../src/wire/documents/charges.ts";
import { parseMenu } from "../../src/wire/documents/menu.ts";
import { parsePointRules } from "../../src/wire/documents/pointRules.ts";
import { parseStore } from "../../src/wire/documents/store.ts";
import { parseTriggers } from "../../src/wire/documents/triggers.ts";
import type { CaseLine, PriceCase } from "./caseInput.ts";

/** Doesn't log what parsing leaves out, because it shows in the result. */
export const context = { base: "https://shop.example/", note: () => {} };

/** A case's store has no document, so it has no id. */
export function storeOf(values: unknown): Store {
  const store = parseStore("1", values, context);
  if (!store) throw new Error("the store is no document");
  return store;
}

/** S24. */
const methods: readonly PaymentMethod[] = [
  "room-charge",
  "card",
  "points",
  "cash",
  "alipay",
  "wechat",
  "apple-pay",
  "google-pay",
];

/** S26: the codes for card types in a case. */
const cardTypes: Readonly<Partial<Record<number, CardType>>> = {
  1: "visa",
  2: "mastercard",
  3: "amex",
  4: "discover",
  7: "diners",
  9: "jcb",
};

const fit = { allergies: [], intolerances: [], preferences: [] };

/** R12: the entry with the category's own price, else the product's; null if the menu doesn't have the product. */
function listed({ categoryId, productId }: CaseLine, menu: Menu): ListedProduct | null {
  const product = menu.products.get(productId);
  if (!product) return null;
  const category = menu.categories.find(({ id }) => id === categoryId) ?? { id: categoryId, name: "", entries: [] };
  const entry = category.entries.find((each) => each.productId === productId);
  if (entry) return { category, entry, product };
  const { name, price } = product;
  return price === null ? null : { category, entry: { id: productId, productId, name, price, fit }, product };
}

/** A product of which only the id is known. */
function unknown({ categoryId, productId }: CaseLine): ListedProduct {
  const product = parseMenu("", { Products: { [productId]: {} } }, context).products.get(productId);
  if (!product) throw new Error(`${productId} is no id`);
  const entry = { id: productId, productId, name: productId, price: cents(0), fit };
  return { category: { id: categoryId, name: "" }, entry, product };
}

/** R11: whether a chosen modifier is sold out. */
function isShort(choices: readonly Choice[], selection: Selection): boolean {
  return choices.some((choice) =>
    choice.options.some((option) => {
      const picked = pickedAs(selection, choice, option);
      return picked !== undefined && (option.isSoldOut || isShort(option.subChoices, picked.subs));
    }),
  );
}

function lackOf(found: ListedProduct | null, menu: Menu, selection: Selection): CartLine["unavailability"] {
  if (!found) return "unavailable";
  return found.product.isSoldOut || isShort(choicesOf(found.product, menu), selection) ? "sold-out" : null;
}

interface Rules {
  readonly values: unknown;
  readonly zone: string;
  readonly menu: Menu;
  readonly promotions: Promotions;
}

/**
 * A case counts the menu's rules as written, including invalid ones. Null if it names a rule that parsing leaves out.
 */
function redemptionOf(index: number, { values, zone, promotions }: Rules): Redemption | null {
  const { RedemptionRules: written } = values as { readonly RedemptionRules?: unknown };
  const named = Array.isArray(written) ? [written[index]] : [];
  const [alone] = parsePointRules({ RedemptionRules: named }, zone, context).redemptions;
  const rule = promotions.points.redemptions.find(({ key }) => key === alone?.key);
  return rule ? redemptionBy(rule) : null;
}

function rolledOf({ rolled }: CaseLine, { menu, promotions }: Rules): MealAddOn[] {
  return rolled.flatMap(({ triggerId, productId, modifiers }) => {
    const trigger = promotions.triggers.find(({ id }) => id === triggerId);
    if (trigger?.kind !== "roll-into-meal") return [];
    const choice = rollChoices(trigger, menu).find(({ product }) => product.id === productId);
    if (!choice || isShort(choicesOf(choice.product, menu), modifiers)) return [];
    return [addOnFrom(choice, trigger, modifiers, menu)];
  });
}

function lineOf(line: CaseLine, rules: Rules, now: PriceCase["now"]): CartLine[] {
  const { uid, quantity, modifiers, redemptionRule } = line;
  const redemption = redemptionRule === null ? null : redemptionOf(redemptionRule, rules);
  if (redemptionRule !== null && !redemption) return [];
  const found = listed(line, rules.menu);
  const wish = {
    id: uid,
    selection: modifiers,
    quantity,
    note: "",
    redemption,
    mealAddOns: rolledOf(line, rules),
    now,
  };
  return [
    { ...lineFrom(found ?? unknown(line), rules.menu, wish), unavailability: lackOf(found, rules.menu, modifiers) },
  ];
}

function modeOf({ mode }: PriceCase["fulfilment"]): OrderMode {
  return mode === "eatIn" ? "table" : mode;
}

function deliveryOf({ mode, km, thirdPartyFee }: PriceCase["fulfilment"]): FreightFacts | null {
  return mode === "delivery" ? { kilometres: km, quotedFee: thirdPartyFee } : null;
}

export function paidBy({ payment }: Pick<PriceCase, "payment">): PricingInput["paidBy"] {
  const method = payment && methods[payment.code];
  return method ? { method, cardType: cardTypes[payment.cardCode ?? 0] ?? null } : null;
}

/** R31: the case itself determines whether the chosen time counts. */
function timeOf({ fulfilment, preOrderApplies, chosenTime, now }: PriceCase) {
  const preOrder = { delivery: preOrderApplies, pickup: preOrderApplies };
  const chosen = chosenTime === null ? null : ({ kind: "slot", at: chosenTime } as const);
  return surchargeTime({ mode: modeOf(fulfilment), preOrder, hasTable: fulfilment.table, chosen, now });
}

function settledCart(given: PriceCase, rules: Rules, coupon: PricingInput["coupon"]): Cart {
  const { customer, now } = given;
  const cart = { lines: given.cart.flatMap((line) => lineOf(line, rules, now)) };
  const points = customer?.RewardPoints ?? 0;
  return validateCart({ cart, menu: rules.menu, promotions: rules.promotions, coupon, points, now }).cart;
}

/** Converts a case to the domain's types. */
export function inputOf(given: PriceCase, { zone }: Store): PricingInput {
  const { now, customer } = given;
  const values = given.menu;
  const menu = parseMenu("DefaultMenu", values, context);
  const documents = given.triggers.map((fields) => ({ id: "", fields: fields as Record<string, unknown> }));
  const triggers = parseTriggers({ documents, menu: values }, zone, context);
  const promotions = { triggers, points: parsePointRules(values, zone, context) };
  const coupon = given.coupons.length > 0 ? parseCoupon(given.coupons[0], context) : null;
  return {
    cart: settledCart(given, { values, zone, menu, promotions }, coupon),
    promotions,
    coupon,
    accepted: new Set(given.accepted),
    member: customer,
    charges: parseCharges(given.store, zone, context),
    delivery: deliveryOf(given.fulfilment),
    paidBy: paidBy(given),
    isOnCheckout: given.onCheckout,
    now,
    surchargeTime: timeOf(given),
    zone,
  };
}
