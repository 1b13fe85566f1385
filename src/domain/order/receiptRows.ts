import { type LeastFee, leastFee } from "../fulfilment/receivingFacts.ts";
import { type Cents, cents } from "../money/cents.ts";
import { noCents } from "../money/rounding.ts";
import type { ChargedSurcharge } from "../payment/surcharge.ts";
import { surchargeName } from "../payment/surchargeName.ts";
import type { Freight } from "../store/store.ts";
import type { LiveOrder, OrderedDiscount } from "./liveOrder.ts";
import type { PricedOrder } from "./pricedOrder.ts";

/** In the order of a receipt (R15). */
export function chargedSurcharges({
  holidays,
  bank,
}: Pick<PricedOrder, "holidays" | "bank">): readonly ChargedSurcharge[] {
  return [
    ...holidays.map(({ name, amount, weekday = null }) => ({ kind: "holiday" as const, name, weekday, amount })),
    ...bank.map(({ name, amount }) => ({ kind: "bank" as const, name, amount })),
  ];
}

/** A fee that is still to come: at least so much, or what a third party asks for an address. */
export type FeeAhead = { readonly kind: "from"; readonly amount: Cents } | { readonly kind: "unknown" };

export type DeliveryFee = { readonly kind: "known"; readonly amount: Cents } | { readonly kind: "free" } | FeeAhead;

/** The GST in the amount of a row, if it is known. */
interface RowGst {
  readonly gst?: Cents;
}

/** A line of a receipt. What is added to the dishes stands above the total; only the GST in it stands below. */
export type ReceiptRow =
  | { readonly kind: "subtotal"; readonly amount: Cents }
  | ({ readonly kind: "discount"; readonly amount: Cents; readonly parts: readonly OrderedDiscount[] } & RowGst)
  | ({ readonly kind: "delivery"; readonly fee: DeliveryFee } & RowGst)
  | { readonly kind: "surcharge"; readonly charged: ChargedSurcharge }
  /** `isWhole`: false if a delivery fee will be added. */
  | { readonly kind: "total"; readonly amount: Cents; readonly isWhole: boolean }
  | { readonly kind: "gst"; readonly amount: Cents };

/** The sums of an order. Null is what isn't known, or isn't part of it. */
export interface ReceiptSums {
  readonly subtotal: Cents | null;
  readonly discount: Cents;
  readonly discountGst?: Cents;
  /** The parts of the discount that nothing beside the receipt names. */
  readonly discounts: readonly OrderedDiscount[];
  readonly delivery: DeliveryFee | null;
  readonly deliveryGst?: Cents;
  readonly surcharges: readonly ChargedSurcharge[];
  readonly total: Cents;
  readonly gst: Cents | null;
}

/** Surcharges that would read the same are one: a store may charge a card by its type and as any card. */
function oncePerName(surcharges: readonly ChargedSurcharge[]): readonly ChargedSurcharge[] {
  const named = new Map<string, ChargedSurcharge>();
  for (const charged of surcharges) {
    if (charged.amount === 0) continue;
    const name = surchargeName(charged.name);
    const key = name || `${charged.kind} ${charged.weekday ?? ""}`;
    const before = named.get(key);
    const amount = cents((before?.amount ?? 0) + charged.amount);
    const gst = charged.gst === undefined ? {} : { gst: cents((before?.gst ?? 0) + charged.gst) };
    named.set(key, { ...charged, amount, ...gst });
  }
  return [...named.values()];
}

function isAhead(fee: DeliveryFee | null): boolean {
  return fee?.kind === "from" || fee?.kind === "unknown";
}

/** R15, R116: the rows of every receipt, from the cart to the printed order. */
export function receiptRows(sums: ReceiptSums): readonly ReceiptRow[] {
  const { subtotal, discount, discounts, delivery, surcharges, total, gst } = sums;
  const ofDiscount = sums.discountGst === undefined ? {} : { gst: sums.discountGst };
  const ofDelivery = sums.deliveryGst === undefined ? {} : { gst: sums.deliveryGst };
  return [
    ...(subtotal === null ? [] : [{ kind: "subtotal" as const, amount: subtotal }]),
    ...(discount > 0 ? [{ kind: "discount" as const, amount: discount, parts: discounts, ...ofDiscount }] : []),
    ...(delivery ? [{ kind: "delivery" as const, fee: delivery, ...ofDelivery }] : []),
    ...oncePerName(surcharges).map((charged) => ({ kind: "surcharge" as const, charged })),
    { kind: "total", amount: total, isWhole: !isAhead(delivery) },
    ...(gst === null ? [] : [{ kind: "gst" as const, amount: gst }]),
  ];
}

/** R23: the GST in a row between the items and the total; 0 if there is none. That of a discount is taken off. */
export function rowGst(row: ReceiptRow): Cents {
  switch (row.kind) {
    case "discount":
    case "delivery":
      return row.gst ?? noCents;
    case "surcharge":
      return row.charged.gst ?? noCents;
    default:
      return noCents;
  }
}

/** The rows that a total includes besides the dishes, or will include. */
export function addedRows(
  rows: readonly ReceiptRow[],
): readonly Extract<ReceiptRow, { kind: "delivery" | "surcharge" }>[] {
  return rows.filter((row) => row.kind === "delivery" || row.kind === "surcharge");
}

function feeOf(amount: Cents): DeliveryFee {
  return amount === 0 ? { kind: "free" } : { kind: "known", amount };
}

/** R24: what a delivery costs at least, as the menu says it, for a cart of this value. */
export function feeAhead(freight: Freight, value: Cents): FeeAhead {
  const least: LeastFee | null = leastFee(freight, value);
  return least && least.kind !== "free" ? { kind: "from", amount: least.amount } : { kind: "unknown" };
}

/**
 * A single part is shown with its line, offer or code. A roll-into-meal is none: its line has the lower price from the
 * start (R14).
 */
function discountsOf({ applied, coupon }: PricedOrder): readonly OrderedDiscount[] {
  const offers = applied.filter(({ kind, amount }) => kind !== "roll-into-meal" && amount > 0);
  const parts = [
    ...offers.map(({ name, amount }) => ({ name, amount })),
    ...(coupon && coupon.amount > 0 ? [{ name: coupon.code, amount: coupon.amount }] : []),
  ];
  return parts.length > 1 ? parts : [];
}

/** `ahead`: the fee that the order doesn't include yet; null if it includes all. */
export function pricedSums(priced: PricedOrder, ahead: FeeAhead | null): ReceiptSums {
  return {
    subtotal: priced.subtotal.amount,
    discount: priced.discount.amount,
    discounts: discountsOf(priced),
    delivery: priced.isFeeKnown ? feeOf(priced.fee.amount) : ahead,
    surcharges: chargedSurcharges(priced),
    total: priced.total,
    gst: priced.gst,
  };
}

/** What the order's document says. It names no surcharge: those of days have the name that the store gives them now. */
export function orderedSums(
  { money, total, type }: Pick<LiveOrder, "money" | "total" | "type">,
  names: ReadonlyMap<string, Pick<ChargedSurcharge, "name" | "weekday">>,
): ReceiptSums {
  if (!money) {
    return { subtotal: null, discount: cents(0), discounts: [], delivery: null, surcharges: [], total, gst: null };
  }
  const { subtotal, discount, discountGst, discounts, fee, holidays, cardSurcharge, gst } = money;
  const ofDays = holidays.map(({ id, ...amounts }) => ({
    kind: "holiday" as const,
    name: "",
    ...names.get(id ?? ""),
    ...amounts,
  }));
  return {
    subtotal,
    discount,
    discountGst,
    discounts,
    delivery: type === "delivery" ? feeOf(fee) : null,
    deliveryGst: money.feeGst,
    surcharges: [...ofDays, { kind: "bank", name: "", amount: cardSurcharge, gst: money.cardSurchargeGst }],
    total,
    gst,
  };
}
