import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { minimumProblem } from "../../src/domain/cart/minimumProblem.ts";
import { priceLine } from "../../src/domain/cart/priceLine.ts";
import { needsDistance } from "../../src/domain/fulfilment/freightFee.ts";
import { type Fulfilment, modeRules } from "../../src/domain/fulfilment/orderMode.ts";
import { type Cents, sumCents } from "../../src/domain/money/cents.ts";
import { draftOrder } from "../../src/domain/order/orderDraft.ts";
import type { PricedOrder } from "../../src/domain/order/pricedOrder.ts";
import { type PricingInput, priceOrder } from "../../src/domain/order/priceOrder.ts";
import { encodeOrder } from "../../src/wire/api/order.ts";
import { postedOrder } from "../../widget-demo/backend/contract/documents/postedOrder.ts";
import type { JsonFields } from "../../widget-demo/backend/documents/types.ts";
import { checkOrderMoney } from "../../widget-demo/backend/ordering/checkMoney.ts";
import type { MoneyFacts } from "../../widget-demo/backend/ordering/priceOrder.ts";
import { type PriceCase, readCase } from "../cases/caseInput.ts";
import { inputOf, storeOf } from "../cases/caseOrder.ts";
import { anyPriceCase } from "../domain/order/randomOrders.ts";
import { buildContact } from "../support/buildContact.ts";
import { runs } from "../support/thorough.ts";

type RandomCase = typeof anyPriceCase extends fc.Arbitrary<infer C> ? C : never;

const contact = buildContact();
const address = { street: "1 Bourke St", suburb: "Melbourne", postcode: "3000", state: "VIC", position: null };

/** Adjusts a random case to what the checkout can post: with an accepted card. */
function posting(random: RandomCase): RandomCase {
  const cardCode = random.payment.cardCode === 2 ? 2 : 1;
  // A member who pays by points gets many.
  const customer = random.customer && {
    ...random.customer,
    RewardPoints: random.customer.RewardPoints * (random.payment.code === 2 ? 500 : 1),
  };
  return {
    ...random,
    customer,
    payment: { ...random.payment, cardCode },
    onCheckout: true,
  };
}

/** Pays by points only if they suffice (R56), else in cash. */
function payable(input: PricingInput, points: number): PricingInput {
  const { paid, redeemed } = priceOrder(input).points;
  const takesPoints = input.promotions.points.pointsToDollar !== null && input.member !== null;
  const isShort = !takesPoints || paid + redeemed > points;
  return input.paidBy?.method === "points" && isShort
    ? { ...input, paidBy: { method: "cash", cardType: null } }
    : input;
}

/** R24: delivery is out of service if its price is unknown. */
function isInService({ charges, delivery, cart }: PricingInput): boolean {
  if (!delivery) return true;
  if (charges.freight.kind === "third-party") return delivery.quotedFee !== null;
  const value = sumCents(cart.lines.map((line) => priceLine(line).total));
  return delivery.kilometres !== null || !needsDistance(charges.freight, value);
}

function fulfilmentOf({ fulfilment }: PriceCase): Fulfilment {
  switch (fulfilment.mode) {
    case "pickup":
      return { mode: "pickup" };
    case "room":
      return { mode: "room", room: "12" };
    case "eatIn":
      return { mode: "table", table: "4" };
    case "delivery":
      return { mode: "delivery", address, instructions: "" };
  }
}

/** The order as the widget posts it. */
function posted(given: PriceCase, input: PricingInput, priced: PricedOrder): unknown {
  const { chosenTime, now, customer } = given;
  const draft = draftOrder({
    udid: "u-1",
    store: { id: 1, name: "Patty" },
    customer: customer ? { kind: "member", id: "uid-1" } : { kind: "guest", id: "g-1" },
    joins: false,
    contact,
    fulfilment: fulfilmentOf(given),
    storedTable: given.fulfilment.table ? "7" : null,
    priced,
    time: { kind: "slot", at: chosenTime ?? now },
    payment: input.paidBy?.method ?? "cash",
    cardIdentifier: null,
    notes: "",
    isAgeConfirmed: false,
    now,
  });
  return encodeOrder(draft)["TrackingOrder"];
}

/** The value as a document stores it. */
function written<T>(value: T): JsonFields {
  return JSON.parse(JSON.stringify(value));
}

/** The same facts as in the backend's own documents. */
function factsOf(random: RandomCase, given: PriceCase, body: unknown): MoneyFacts {
  const { customer, preOrderApplies, payment, fulfilment } = random;
  // R31: only the flag of the order's own mode counts.
  const isPickedUp = fulfilment.mode === "pickup";
  const flags = {
    EnablePreoderForPickup: preOrderApplies === isPickedUp,
    EnablePreoderForDelivery: preOrderApplies !== isPickedUp,
  };
  const order = v.parse(postedOrder, body);
  const named = order.AppliedCouponCodes[0] === undefined ? undefined : random.coupons[0];
  return {
    order,
    store: written({ ...random.store, ...flags }),
    menu: written(random.menu),
    triggers: random.triggers.map(written),
    coupon: named ? written(named) : null,
    customer: customer && { RewardPoints: customer.RewardPoints },
    earlierOrders: customer?.earlierOrders ?? 0,
    cardType: payment.code === 1 ? (payment.cardCode === 2 ? "master" : "visa") : null,
    way: { distanceKm: fulfilment.km, thirdPartyFee: fulfilment.thirdPartyFee },
    asOfMs: given.now,
  };
}

/** The pricing rules that had an effect on the order. */
function shownBy({ subtotal, perItem, coupon, wholeOrder, fee, holidays, bank, points, lines }: PricedOrder) {
  return {
    something: subtotal.amount > 0,
    perItem: perItem > 0,
    coupon: (coupon?.amount ?? 0) > 0,
    wholeOrder: wholeOrder !== null,
    fee: fee.amount > 0,
    holiday: holidays.length > 0,
    bank: bank.length > 0,
    earned: points.earned > 0,
    paidByPoints: points.paid > 0,
    redeemed: points.redeemed > 0,
    mealAddOns: lines.some(({ mealAddOns }) => mealAddOns.length > 0),
  };
}

/** The minimum that applies to the order's mode (R9). */
function minimumOf(given: PriceCase): Cents {
  return storeOf(given.store).minimums[modeRules[fulfilmentOf(given).mode].minimum];
}

/** Properties of the order that vary from case to case. */
function shownOf({ fulfilment, store }: PriceCase, isTooSmall: boolean) {
  const { EnableThirdPartDelivery: isQuoted } = store as { readonly EnableThirdPartDelivery?: unknown };
  const isDelivered = fulfilment.mode === "delivery";
  return {
    isTooSmall,
    byKilometres: isDelivered && !isQuoted && fulfilment.km !== null,
    byThirdParty: isDelivered && isQuoted === true,
    room: fulfilment.mode === "room",
    table: fulfilment.mode === "eatIn",
    pickup: fulfilment.mode === "pickup",
  };
}

const cases = runs(10_000);

it("the backend's own calculation accepts what the widget posts, although the two are written independently", () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyPriceCase.map(posting), (random) => {
      const given = readCase(random) as PriceCase;
      const input = payable(inputOf(given, storeOf(random.store)), random.customer?.RewardPoints ?? 0);
      fc.pre(input.cart.lines.some(({ unavailability }) => unavailability === null) && isInService(input));
      const priced = priceOrder(input);
      const refusal = checkOrderMoney(factsOf(random, given, posted(given, input, priced)));
      const isTooSmall = minimumProblem(priced.subtotal.amount, minimumOf(given)) !== null;
      if (isTooSmall) expect(refusal?.message).toMatch(/^Minimum purchase is \$/);
      else expect(refusal).toBeNull();
      for (const [rule, isShown] of Object.entries({ ...shownBy(priced), ...shownOf(given, isTooSmall) }))
        seen.set(rule, (seen.get(rule) ?? 0) + Number(isShown));
    }),
    { numRuns: cases },
  );
  // Makes sure that every rule had an effect in some of the cases.
  for (const [rule, count] of seen) expect(count, rule).toBeGreaterThan(cases / 100);
}, 120_000);
