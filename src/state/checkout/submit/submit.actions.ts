import type { Getter } from "jotai";
import { atom } from "jotai";
import { isStillOffered } from "../../../domain/fulfilment/chosenTime.ts";
import type { ChosenTime } from "../../../domain/fulfilment/times.ts";
import { chargedSurcharges } from "../../../domain/order/chargedSurcharges.ts";
import type { DraftInput } from "../../../domain/order/orderDraft.ts";
import { saleOf } from "../../../domain/order/sale.ts";
import { pointsRedeemed } from "../../../domain/promotion/points.ts";
import { tableNumber } from "../../../domain/visit/visit.ts";
import { cartAtom } from "../../cart/cart.atoms.ts";
import { typedAddressAtom } from "../../customer/contact.atoms.ts";
import { memberAtom } from "../../customer/customer.atoms.ts";
import { chosenTimeAtom, listTimesAtom, offeredTimesAtom } from "../../fulfilment/times.atoms.ts";
import { pricedOrderAtom } from "../../order/pricedOrder.atoms.ts";
import { chosenMethodAtom, paymentAtom } from "../../payment/payment.atoms.ts";
import { canPriceAtom } from "../../promotion/rules.atoms.ts";
import { recallVisitAtom, visitAtom } from "../../visit/visit.atoms.ts";
import { type ModeDraft, type ModeForm, modeFormAtom } from "../form/modeForm.atoms.ts";
import { notesAtom } from "../form/notes.atoms.ts";
import { asksAboutTimeAtom } from "../form/timeMoved.atoms.ts";
import { foodPlacing } from "../goods/foodGoods.ts";
import { createSubmit } from "./createSubmit.ts";

/** The form and the time that the diner sees when they press the button. */
interface Seen {
  readonly form: ModeForm | null;
  readonly time: ChosenTime | null;
}

interface Fields {
  readonly received: ModeDraft;
  readonly time: ChosenTime;
}

/**
 * "As soon as possible" counts from now, not from when the times were listed. Null if the chosen time is no longer
 * offered.
 */
function timeNow(get: Getter, chosen: ChosenTime | null): ChosenTime | null {
  const times = get(offeredTimesAtom);
  if (!chosen || !isStillOffered(times, chosen)) return null;
  return chosen.kind === "asap" && times.asap !== null ? { kind: "asap", at: times.asap } : chosen;
}

export const { submitAtom, payAgainAtom } = createSubmit<Seen, Fields, DraftInput>({
  placing: foodPlacing,
  methodAtom: chosenMethodAtom,
  totalAtom: atom((get) => get(pricedOrderAtom).total),
  blocked(get) {
    if (!get(modeFormAtom) || !get(canPriceAtom)) return { kind: "not-loaded" };
    return !get(memberAtom) && pointsRedeemed(get(cartAtom)) > 0 ? { kind: "log-in" } : null;
  },
  seen: (get) => ({ form: get(modeFormAtom), time: get(chosenTimeAtom) }),
  refresh(set) {
    set(listTimesAtom);
    set(recallVisitAtom);
  },
  check(get, set, seen) {
    const form = get(modeFormAtom);
    // Another tab may have ended the visit to a room or table, so that the order goes elsewhere.
    if (!form || form !== seen.form) return { kind: "price-changed" };
    const time = timeNow(get, seen.time);
    if (!time || set(asksAboutTimeAtom)) return { kind: "invalid-time", instead: get(chosenTimeAtom) };
    const received = get(form.checked);
    return received.ok ? { kind: "checked", fields: { received: received.value, time } } : { kind: "invalid" };
  },
  draft: (get, { received, time }, basics) => ({
    ...basics,
    ...received,
    storedTable: tableNumber(get(visitAtom).table),
    priced: get(pricedOrderAtom),
    time,
    payment: get(paymentAtom),
    notes: basics.store.view.notes ? get(notesAtom) : "",
  }),
  attempt(get, basics) {
    const priced = get(pricedOrderAtom);
    const surcharges = chargedSurcharges(priced);
    return { goods: "food", ...basics, ordered: get(cartAtom).lines, sale: saleOf(priced), surcharges };
  },
  encode: (ordering, draft) => ordering.encode(draft),
  address: (get, { fulfilment }) => (fulfilment.mode === "delivery" ? get(typedAddressAtom) : null),
});
