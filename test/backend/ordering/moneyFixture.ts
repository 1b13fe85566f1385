import * as v from "valibot";
import { postedOrder } from "../../../widget-demo/backend/contract/documents/postedOrder.ts";
import type { JsonFields } from "../../../widget-demo/backend/documents/types.ts";
import { addTaxed } from "../../../widget-demo/backend/ordering/money.ts";
import type { TrackingOrder } from "../../../widget-demo/backend/ordering/orderBody.ts";
import { type MoneyFacts, priceOrder } from "../../../widget-demo/backend/ordering/priceOrder.ts";
import type { Refusal } from "../../../widget-demo/backend/ordering/refusal.ts";

const taxed = { TaxRate: 0.1 };
const categories = { C1: { P1: 20, P2: 24.5 }, C2: { P3: 6, P4: null, P7: null, P8: null }, C3: { P5: null } };

/** P6 is in no category: M2 links to it, so it adds its group. */
export const moneyMenu: JsonFields = {
  Categories: Object.entries(categories).map(([ID, prices]) => ({
    ID,
    SubMenuItems: Object.entries(prices).map(([ProductID, Price]) => ({ ProductID, Price })),
  })),
  Products: {
    P1: {
      Price: 21,
      RewardPoint: 2,
      ProductCategoryIDs: ["C1"],
      ProductTagIDs: ["T1"],
      ModifierGroups: ["G1"],
      ...taxed,
    },
    P2: { Price: 24.5, RewardPoint: 1, ProductTagIDs: ["T1"], ...taxed },
    P3: { Price: 7, FixedPriceValue: 2.5, ProductTagIDs: ["T2"], ModifierGroups: ["G3"], ...taxed },
    P4: { Price: 3, TaxRate: 0 },
    P5: { Price: 5, ProductTagIDs: ["T2"], ...taxed },
    P6: { Price: 1, ModifierGroups: ["G2"], ...taxed },
    P7: { Price: 11.5, TaxRate: 0.15 },
    P8: { Price: 11, TaxRate: 10 },
  },
  ModifierGroups: {
    G1: {
      IncludeQuantity: true,
      Modifiers: [
        { ID: "M1", Price: 2, ...taxed },
        { ID: "M2", Price: 1.5, LinkedProductID: "P6", ...taxed },
        { ID: "less", Price: -15, ...taxed },
      ],
    },
    G2: { IncludeQuantity: true, Modifiers: [{ ID: "M3", Price: 0.35, ...taxed }] },
    G3: { IncludeQuantity: true, Modifiers: [{ ID: "M4", Price: 1.25, ...taxed }] },
  },
};

const listedIn: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(categories).flatMap(([id, prices]) => Object.keys(prices).map((product) => [product, id])),
);

interface ItemInput {
  readonly categoryId?: string;
  readonly quantity?: number;
  /** `M2`, or `M2:2` for two of it; sub-modifiers follow a slash: `M2:2/M3:3`. */
  readonly extras?: readonly string[];
  readonly points?: number;
  readonly trigger?: string;
}

export function buildItem(Product_ID: string, input: ItemInput = {}) {
  return {
    Product_ID,
    CategoryId: input.categoryId ?? listedIn[Product_ID] ?? "",
    Quantity: input.quantity ?? 1,
    UsingUnitPrice: 0,
    UsingTaxRate: 0,
    FinalTotalExcludingTax: 0,
    FinalTotalTax: 0,
    RedeemPoints: input.points ?? 0,
    PriceTriggerID: input.trigger ?? null,
    OrderExtras: (input.extras ?? []).map((text) => {
      const [extra = "", ...children] = text.split("/").map(buildExtra);
      return { ...(extra || buildExtra("")), ChildrenOrderExtras: children };
    }),
  };
}

function buildExtra(text: string) {
  const [Extra_ID = "", quantity = "1"] = text.split(":");
  return { Extra_ID, Quantity: Number(quantity), UsingUnitPrice: 0, FinalPriceExcludingTax: 0, FinalTax: 0 };
}

/** Monday noon in Sydney, and an order without any amounts yet. */
export const noonSeconds = Date.parse("2026-11-23T01:00:00Z") / 1000;

export function buildOrder(items: readonly object[], change: object = {}): TrackingOrder {
  const none = { ExcludingTax: 0, Tax: 0 };
  const zeros = ["Subtotal", "Discount", "Freight", "POSSurcharge", "Total"].flatMap((name) =>
    Object.entries(none).map(([suffix, zero]) => [name + suffix, zero]),
  );
  return v.parse(postedOrder, {
    UDID: "sum-1",
    StoreID: 907,
    OrderType: 3,
    OrderItems: items,
    ...Object.fromEntries(zeros),
    BankCardSurcharge: 0,
    BankCardSurchargeTax: 0,
    PaymentTransactions: [{ Amount: 0, PaymentMethodType: 1 }],
    ScheduledTime: noonSeconds + 1200,
    CreatedOn: noonSeconds,
    OnlineOrderUserIdentifier: "g-5f",
    GuestIdentifier: "g-5f",
    ContactCustomer_FirstName: "Noor",
    ...change,
  });
}

export type FactsChange = Partial<Omit<MoneyFacts, "menu" | "order">> & { readonly menu?: JsonFields };

/** A guest's pickup at a store without any rules, paid in cash; `menu` is merged into the menu above. */
export function buildFacts(order: TrackingOrder, { menu, ...change }: FactsChange = {}): MoneyFacts {
  const facts = { store: {}, triggers: [], coupon: null, customer: null, earlierOrders: 0, cardType: null };
  const way = { distanceKm: null, thirdPartyFee: null };
  return { ...facts, way, asOfMs: order.CreatedOn * 1000, ...change, menu: { ...moneyMenu, ...menu }, order };
}

/** The payment fields of PaymentMethodType and PaymentGateway (R39). */
export function paidBy(PaymentMethodType: number, PaymentGateway: number | null = null) {
  return { PaymentTransactions: [{ Amount: 0, PaymentMethodType }], PaymentGateway };
}

/** Names the accepted triggers in the order, as after Yes. */
export function accept(...ids: readonly string[]) {
  const records = ids.map((PriceTriggerID) => ({ PriceTriggerID, Kind: 0, Amount: 0, Items: [] }));
  return { AppliedPriceTriggers: records };
}

/** The sums of a receipt, in cents. */
function receiptOf(facts: MoneyFacts) {
  const { subtotal, discount, freight, holiday, bank, total, points, perItem, wholeOrder, couponParts } =
    priceOrder(facts);
  return {
    subtotal: subtotal.amount,
    perItem: perItem.reduce((sum, { amount }) => sum + amount, 0),
    coupon: couponParts.reduce((sum, part) => sum + part, 0),
    wholeOrder: wholeOrder && { triggerId: wholeOrder.id, amount: wholeOrder.amount },
    discount: discount.amount,
    fee: freight.amount,
    holiday: addTaxed(holiday).amount,
    bank: addTaxed(bank).amount,
    total: total.amount,
    gst: total.tax,
    earned: points.earned,
    usedPoints: points.spent,
  };
}

/** The receipt of an order with these items. */
export function receipt(items: readonly object[], facts: FactsChange = {}, order: object = {}) {
  return receiptOf(buildFacts(buildOrder(items, order), facts));
}

/** Why an order can't be priced, in words for the diner; empty if it can. */
export function refusal(items: readonly object[], facts: FactsChange = {}, order: object = {}): string {
  return refusalOf(items, facts, order)?.message ?? "";
}

/** The same in words for developers. */
export function refusalDetail(items: readonly object[], facts: FactsChange = {}, order: object = {}): string {
  return refusalOf(items, facts, order)?.detail ?? "";
}

function refusalOf(items: readonly object[], facts: FactsChange, order: object): Refusal | null {
  try {
    receipt(items, facts, order);
    return null;
  } catch (problem) {
    return problem as Refusal;
  }
}

/** A dollar off the whole order, a dollar off each of C1, and P5 for two dollars. */
export const whole = { ID: "W", OutcomeType: 0, DiscountFlatValue: 1 };
export const each = { ID: "I", OutcomeType: 4, ProductOutcomes: [{ ID: "C1" }], DiscountFlatValue: 1 };
export const roll = {
  ID: "R",
  OutcomeType: 1,
  ProductOutcomes: [{ ID: "P5" }],
  OutcomePriceType: 2,
  FixedPriceValue: 2,
};

/** Half price on products of C1 for ten points. */
export const reward = { RedemptionRules: [{ Point: 10, DiscountRate: 50, Categories: ["C1"] }] };
export const member = { customer: { RewardPoints: 100 }, earlierOrders: 1 };
