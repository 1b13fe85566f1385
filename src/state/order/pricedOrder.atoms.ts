import { atom } from "jotai";
import { selectAtom } from "jotai/utils";
import { surchargeTime } from "../../domain/fulfilment/chosenTime.ts";
import { isSameData } from "../../domain/isSameData.ts";
import { coversSome } from "../../domain/order/coversSome.ts";
import type { PricedLine, PricedOrder } from "../../domain/order/pricedOrder.ts";
import { type PricingInput, priceOrder } from "../../domain/order/priceOrder.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { tableNumber } from "../../domain/visit/visit.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { memberAtom } from "../customer/customer.atoms.ts";
import { freightFactsAtom } from "../fulfilment/delivery.atoms.ts";
import { modeAtom } from "../fulfilment/mode.atoms.ts";
import { chosenTimeAtom } from "../fulfilment/times.atoms.ts";
import { routeAtom } from "../navigation/navigation.atoms.ts";
import { cardTypeAtom } from "../payment/card.atoms.ts";
import { paymentAtom } from "../payment/payment.atoms.ts";
import { walletPressAtom } from "../payment/walletPress.ts";
import { couponAtom } from "../promotion/coupon.atoms.ts";
import { acceptedOffersAtom } from "../promotion/offers.atoms.ts";
import { chargesAtom, promotionsAtom } from "../promotion/rules.atoms.ts";
import { validatedCartAtom } from "../promotion/validatedCart.atoms.ts";
import { shownStoreAtom } from "../store/store.atoms.ts";
import { visitAtom } from "../visit/visit.atoms.ts";
import { earlierOrdersAtom } from "./earlierOrders.atoms.ts";

/** S43: paths that mark checkout mode. A wallet's button is a checkout of its own, wherever it stands (R97). */
const isOnCheckoutAtom = atom(
  (get) => ["checkout", "cart", "completeOrder"].includes(get(routeAtom).name) || get(walletPressAtom) !== null,
);

/** The payment is chosen at the checkout, or by a wallet's button. Until then no card surcharge applies. */
const paidByAtom = atom((get): PricingInput["paidBy"] =>
  get(routeAtom).name === "checkout" || get(walletPressAtom)
    ? { method: get(paymentAtom), cardType: get(cardTypeAtom) }
    : null,
);

const surchargeTimeAtom = atom((get): Instant => {
  const store = get(shownStoreAtom);
  const now = get(nowAtom);
  if (!store) return now;
  const { preOrder } = store;
  const hasTable = tableNumber(get(visitAtom).table) !== null;
  return surchargeTime({ mode: get(modeAtom), preOrder, hasTable, chosen: get(chosenTimeAtom), now });
});

const pricingInputAtom = atom((get): PricingInput => {
  const store = get(shownStoreAtom);
  return {
    cart: get(validatedCartAtom).cart,
    ...get(chargesAtom),
    promotions: get(promotionsAtom),
    coupon: get(couponAtom),
    accepted: get(acceptedOffersAtom),
    member: get(memberAtom) && { earlierOrders: get(earlierOrdersAtom) },
    delivery: get(freightFactsAtom),
    paidBy: get(paidByAtom),
    isOnCheckout: get(isOnCheckoutAtom),
    now: get(nowAtom),
    surchargeTime: get(surchargeTimeAtom),
    zone: store?.zone ?? "UTC",
  };
});

const freshlyPricedAtom = atom((get) => priceOrder(get(pricingInputAtom)));

function isSameLine(before: PricedLine, { line, perItem, coupon }: PricedLine): boolean {
  return before.line === line && before.coupon === coupon && isSameData(before.perItem, perItem);
}

/** Lines whose price didn't change stay the same objects, so that only changed ones are drawn. */
function withKnownLines(priced: PricedOrder, before: PricedOrder | undefined): PricedOrder {
  const linesBefore = new Map(before?.lines.map((each) => [each.line.id, each]));
  const lines = priced.lines.map((each) => {
    const same = linesBefore.get(each.line.id);
    return same && isSameLine(same, each) ? same : each;
  });
  return { ...priced, lines };
}

export const pricedOrderAtom = selectAtom(freshlyPricedAtom, withKnownLines);

/** The code that its lines name. Null if it covers all of them: then it stands once, beside the total. */
export const codeOfSomeLinesAtom = atom((get): string | null => {
  const { coupon, lines } = get(pricedOrderAtom);
  return coupon !== null && coversSome(lines) ? coupon.code : null;
});
