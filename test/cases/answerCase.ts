import { minimumProblem } from "../../src/domain/cart/minimumProblem.ts";
import { offerTimes } from "../../src/domain/fulfilment/offerTimes.ts";
import { priceGifts } from "../../src/domain/gift/priceGifts.ts";
import { cents, sumCents } from "../../src/domain/money/cents.ts";
import type { PricedLine } from "../../src/domain/order/pricedOrder.ts";
import { priceOrder } from "../../src/domain/order/priceOrder.ts";
import type { Minimums, Store } from "../../src/domain/store/store.ts";
import { storeState } from "../../src/domain/store/storeState.ts";
import type { Instant } from "../../src/domain/time/instant.ts";
import { giftsOf } from "./caseGifts.ts";
import { type GiftCase, type OpenCase, type PriceCase, readCase, type SlotsCase } from "./caseInput.ts";
import { inputOf, storeOf } from "./caseOrder.ts";

function answerLine({ line, unit, total, mealAddOns, perItem, coupon }: PricedLine): object {
  return {
    uid: line.id,
    unit,
    quantity: line.quantity,
    total,
    rolled: mealAddOns.map(({ amount }) => amount),
    perItem: perItem.map(({ triggerId, units, amount }) => ({ triggerId, units, amount })),
    coupon,
  };
}

/** R9: a room counts as delivery. */
const minimumOf: Readonly<Record<PriceCase["fulfilment"]["mode"], keyof Minimums>> = {
  delivery: "delivery",
  room: "delivery",
  pickup: "pickup",
  eatIn: "table",
};

function answerPrice(given: PriceCase, store: Store): object {
  const order = priceOrder(inputOf(given, store));
  const { wholeOrder, coupon, points } = order;
  const required = store.minimums[minimumOf[given.fulfilment.mode]];
  const missing = minimumProblem(order.subtotal.amount, required)?.missing ?? cents(0);
  return {
    lines: order.lines.map(answerLine),
    subtotal: order.subtotal.amount,
    perItem: order.perItem,
    wholeOrder: wholeOrder && { triggerId: wholeOrder.triggerId, amount: wholeOrder.amount },
    coupon: coupon?.amount ?? 0,
    couponReason: coupon?.problem?.kind ?? null,
    discount: order.discount.amount,
    fee: order.fee.amount,
    holiday: sumCents(order.holidays.map(({ amount }) => amount)),
    bank: sumCents(order.bank.map(({ amount }) => amount)),
    total: order.total,
    gst: order.gst,
    earned: points.earned,
    usedPoints: points.redeemed + points.paid,
    minimum: { required, missing },
    offers: order.offers.map(({ triggerId }) => triggerId),
  };
}

function answerGift(given: GiftCase, store: Store): object {
  const { lines, subtotal, discount, bank, total, gst } = priceGifts(giftsOf(given, store));
  return {
    lines: lines.map(({ line: { id, card, quantity }, full, coupon }) => ({
      uid: id,
      unit: card.price,
      quantity,
      total: full.amount,
      coupon: coupon?.amount ?? 0,
    })),
    subtotal: subtotal.amount,
    discount: discount.amount,
    bank: sumCents(bank.map(({ amount }) => amount)),
    total,
    gst,
  };
}

/** A time to the second. */
function written(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

function answerSlots({ type, now, longestItemPreparation, travelSeconds }: SlotsCase, store: Store): object {
  const times = offerTimes({ store, type, now, longestItemMinutes: longestItemPreparation, travelSeconds });
  return {
    asap: times.asap === null ? null : written(times.asap),
    days: times.days.map(({ date, slots }) => ({ date, slots: slots.map(written) })),
  };
}

function answerOpen({ now }: OpenCase, store: Store): object {
  const { kind } = storeState(store, store.preOrder.delivery || store.preOrder.pickup, now);
  return { open: kind === "open", orderable: kind === "open" || kind === "pre-order" };
}

function answerKnown(given: ReturnType<typeof readCase>): object {
  const store = storeOf(given.store);
  switch (given.kind) {
    case "price":
      return answerPrice(given, store);
    case "gift":
      return answerGift(given, store);
    case "slots":
      return answerSlots(given, store);
    case "open":
      return answerOpen(given, store);
  }
}

function idOf(given: unknown): unknown {
  return typeof given === "object" && given !== null && "id" in given ? given.id : null;
}

/** An invalid case returns an error, and doesn't stop the others. */
export function answerCase(given: unknown): object {
  const id = idOf(given);
  try {
    return { id, ...answerKnown(readCase(given)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
