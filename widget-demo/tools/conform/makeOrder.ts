import * as v from "valibot";
import { postedOrder } from "../../backend/contract/documents/postedOrder.ts";
import type { JsonFields } from "../../backend/documents/types.ts";
import { typeOfNumber } from "../../backend/ordering/cards.ts";
import { isOffered } from "../../backend/ordering/checkStore.ts";
import { distanceKmTo } from "../../backend/ordering/distance.ts";
import { mostOfOne, type OrderMode, type TrackingOrder } from "../../backend/ordering/orderBody.ts";
import { type MoneyFacts, priceOrder } from "../../backend/ordering/priceOrder.ts";
import { flagIn, textIn } from "../../backend/ordering/reading.ts";
import { Refusal } from "../../backend/ordering/refusal.ts";
import type { Call } from "./api.ts";
import { draftOf, type Line } from "./basket.ts";
import { quotedFee } from "./fee.ts";
import { approvedCard, type Fixtures } from "./fixtures.ts";
import { sellable } from "./lines.ts";
import type { Change, DishLine, Order } from "./order.ts";
import type { Shop } from "./shop.ts";
import { skip } from "./verdict.ts";
import { destinationOf, minimumOf, paymentFor, timeFor } from "./ways.ts";
import { writeSums } from "./writeSums.ts";

interface Making {
  readonly shop: Shop;
  readonly fixtures: Fixtures;
  readonly call: Call;
  /** How an order is received where nothing else is asked for. */
  readonly usualMode: OrderMode;
  /** The member's document. */
  readonly profile: () => Promise<JsonFields>;
}

/** An order that adds up. */
export async function makeOrder(making: Making, change: Change): Promise<Order> {
  const { shop, usualMode } = making;
  const mode = change.mode ?? usualMode;
  const lines = change.lines ?? usualLines(shop, mode);
  try {
    const facts = await factsFor(making, mode, change, lines);
    const missing = change.isShort ? 0 : minimumOf(shop.store, mode) - priceOrder(facts).subtotal.amount;
    const enough = missing > 0 ? await factsFor(making, mode, change, withMore(shop, lines, missing)) : facts;
    return { ...writeSums(enough), StoreID: shop.id };
  } catch (problem) {
    if (problem instanceof Refusal) skip(`the store's documents allow no such order. ${problem.detail}`);
    throw problem;
  }
}

async function factsFor(making: Making, mode: OrderMode, change: Change, lines: readonly Line[]): Promise<MoneyFacts> {
  const { alter = (order) => order } = change;
  return factsOf(making, mode, alter(v.parse(postedOrder, draftFor(making, mode, change, lines))), change);
}

/** The lines with so many cents more: of the first dish if there may be as many, else of another. */
function withMore(shop: Shop, lines: readonly DishLine[], missing: number): readonly Line[] {
  const [first, ...others] = lines;
  const units = first ? Math.ceil(missing / first.unit) : 0;
  if (first && first.quantity + units <= mostOfOne) return [{ ...first, quantity: first.quantity + units }, ...others];
  return [...lines, ...dishesWorth(shop, missing, "")];
}

function draftFor({ shop, fixtures }: Making, mode: OrderMode, change: Change, lines: readonly Line[]) {
  const { store } = shop;
  if (!isOffered(store, mode)) skip(`the store doesn't offer ${mode}.`);
  const nowMs = Date.now();
  return draftOf({
    store: { id: shop.id, name: textIn(store.fields, "Name") },
    lines,
    mode,
    destination: destinationOf(store, mode, fixtures),
    payment: change.payment ?? paymentFor(store, mode, fixtures),
    cardIdentifier: change.card?.identifier,
    uid: change.member?.uid,
    createdOn: Math.floor(nowMs / 1000),
    scheduledTime: timeFor(store, mode, nowMs, change.leadMs) ?? skip(`the store takes no ${mode} for such a time.`),
  });
}

/** As many of the first dish as the mode's minimum needs. */
function usualLines(shop: Shop, mode: OrderMode): readonly DishLine[] {
  return dishesWorth(shop, minimumOf(shop.store, mode), ` for ${mode}`);
}

function dishesWorth(shop: Shop, cents: number, forWhat: string): readonly DishLine[] {
  const fits = sellable(shop).find(({ unit }) => unit * mostOfOne >= cents);
  const dish = fits ?? skip(`no dish of the menu can be ordered alone${forWhat}.`);
  return [{ ...dish, quantity: Math.max(1, Math.ceil(cents / dish.unit)) }];
}

async function factsOf(
  making: Making,
  mode: OrderMode,
  order: TrackingOrder,
  { coupon, member, card, prices }: Change,
): Promise<MoneyFacts> {
  const { shop, fixtures } = making;
  const isByCard = order.PaymentTransactions[0]?.PaymentMethodType === 99 && order.PaymentGateway === null;
  return {
    order,
    store: shop.store.fields,
    menu: shop.menu,
    triggers: shop.triggers,
    coupon: coupon ?? null,
    customer: member ? await making.profile() : null,
    // An order may have fewer offers than it could have, so none is priced as the member's first.
    earlierOrders: 1,
    cardType: card?.type ?? (isByCard ? typeOfNumber(approvedCard(fixtures)) : null),
    way: {
      distanceKm: distanceKmTo(order, shop.store.fields),
      thirdPartyFee: await feeFor(making, mode, order),
    },
    asOfMs: order.CreatedOn * 1000,
    ...prices,
  };
}

async function feeFor({ shop, call }: Making, mode: OrderMode, order: TrackingOrder): Promise<number | null> {
  if (mode !== "delivery" || !flagIn(shop.store.fields, "EnableThirdPartDelivery", false)) return null;
  return quotedFee(call, shop.id, order);
}
