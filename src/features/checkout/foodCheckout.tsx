import { atom } from "jotai";
import { priceLine } from "../../domain/cart/priceLine.ts";
import { type Attempt, dishesOf } from "../../domain/checkout/attempt.ts";
import { sumCents } from "../../domain/money/cents.ts";
import { noCents } from "../../domain/money/rounding.ts";
import { SummaryLines } from "../../parts/cart/CartSummary.tsx";
import type { CheckoutConfig } from "../../parts/checkout-shell/checkoutConfig.ts";
import { modeFormAtom } from "../../state/checkout/form/modeForm.atoms.ts";
import { notesAtom } from "../../state/checkout/form/notes.atoms.ts";
import { foodPlacing } from "../../state/checkout/goods/foodGoods.ts";
import { buildSurchargeHint } from "../../state/checkout/submit/buildSurchargeHint.ts";
import { payAgainAtom, submitAtom } from "../../state/checkout/submit/submit.actions.ts";
import { pricedOrderAtom } from "../../state/order/pricedOrder.atoms.ts";
import { chosenMethodAtom } from "../../state/payment/payment.atoms.ts";
import { chargesAtom } from "../../state/promotion/rules.atoms.ts";

function sentDishes(attempt: Attempt) {
  return (dishesOf(attempt) ?? []).filter(({ unavailability }) => unavailability === null).map(priceLine);
}

function SentDishes({ attempt }: { readonly attempt: Attempt }) {
  return <SummaryLines lines={sentDishes(attempt).map((line) => ({ ...line, perItem: [], coupon: noCents }))} />;
}

export const foodCheckout: CheckoutConfig = {
  placing: foodPlacing,
  totalAtom: atom((get) => get(pricedOrderAtom).total),
  methodAtom: chosenMethodAtom,
  isAnythingTypedAtom: atom((get) => {
    const form = get(modeFormAtom);
    return [...(form ? get(form.typed) : []), get(notesAtom)].some((text) => text.trim() !== "");
  }),
  surchargeHintAtom: buildSurchargeHint(
    atom((get) => get(chargesAtom).charges.surcharges.bank),
    pricedOrderAtom,
  ),
  submitAtom,
  payAgainAtom,
  SentLines: SentDishes,
  sentSubtotal: (attempt) => sumCents(sentDishes(attempt).map(({ total }) => total)),
  NetworkErrorWords: null,
};
