import { atom, type Getter } from "jotai";
import { lackingContact } from "../../../domain/checkout/walletSheet.ts";
import { isStillOffered } from "../../../domain/fulfilment/chosenTime.ts";
import { isInAreas } from "../../../domain/fulfilment/deliveryReach.ts";
import type { ChosenTime } from "../../../domain/fulfilment/times.ts";
import type { DraftInput } from "../../../domain/order/orderDraft.ts";
import { chargedSurcharges } from "../../../domain/order/receiptRows.ts";
import { saleOf } from "../../../domain/order/sale.ts";
import { pointsRedeemed } from "../../../domain/promotion/points.ts";
import { tableNumber } from "../../../domain/visit/visit.ts";
import { cartAtom } from "../../cart/cart.atoms.ts";
import { typedAddressAtom } from "../../customer/contact.atoms.ts";
import { memberAtom } from "../../customer/customer.atoms.ts";
import { doesPostcodeDecideAtom, routeQuery, sheetPostcodeAtom } from "../../fulfilment/delivery.atoms.ts";
import { modeAtom } from "../../fulfilment/mode.atoms.ts";
import { chosenTimeAtom, listTimesAtom, offeredTimesAtom } from "../../fulfilment/times.atoms.ts";
import { alcoholProblemAtom } from "../../order/alcohol.atoms.ts";
import { pricedOrderAtom } from "../../order/pricedOrder.atoms.ts";
import { receiptAtom } from "../../order/receipt.atoms.ts";
import { chosenMethodAtom, paymentAtom } from "../../payment/payment.atoms.ts";
import { canPriceAtom, chargesAtom } from "../../promotion/rules.atoms.ts";
import { servicesAtom } from "../../services.atoms.ts";
import { reloadVisitAtom, visitAtom } from "../../visit/visit.atoms.ts";
import { askedAgeAtom, isAgeGivenAtom } from "../form/age.atoms.ts";
import { contactForm } from "../form/checkoutForms.ts";
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

/** The sheet waits for it. Area and fee don't depend on the answer. */
const lookUpMs = 5_000;

function waitFor(get: Getter, ms: number): Promise<void> {
  return new Promise((resolve) => void get(servicesAtom).clock.after(ms, resolve));
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
    set(reloadVisitAtom);
  },
  check(get, set, seen) {
    const form = get(modeFormAtom);
    // Another tab may have ended the visit to a room or table, so that the order goes elsewhere.
    if (!form || form !== seen.form) return { kind: "price-changed" };
    const time = timeNow(get, seen.time);
    if (!time || set(asksAboutTimeAtom)) return { kind: "invalid-time", instead: get(chosenTimeAtom) };
    const limit = get(alcoholProblemAtom);
    if (limit)
      return limit.limit === "until"
        ? { kind: "invalid-time", instead: get(chosenTimeAtom) }
        : { kind: "price-changed" };
    const received = get(form.checked);
    return received.ok && get(isAgeGivenAtom)
      ? { kind: "checked", fields: { received: received.value, time } }
      : { kind: "invalid" };
  },
  draft: (get, { received, time }, basics) => ({
    ...basics,
    ...received,
    storedTable: tableNumber(get(visitAtom).table),
    priced: get(pricedOrderAtom),
    time,
    payment: get(paymentAtom),
    notes: basics.store.view.notes ? get(notesAtom) : "",
    isAgeConfirmed: get(askedAgeAtom) !== null,
  }),
  attempt(get, basics) {
    const priced = get(pricedOrderAtom);
    const surcharges = chargedSurcharges(priced);
    return { goods: "food", ...basics, ordered: get(cartAtom).lines, sale: saleOf(priced), surcharges };
  },
  encode: (ordering, draft) => ordering.encode(draft),
  wallet: {
    asks(get) {
      if (!get(isAgeGivenAtom)) return "age";
      const contact = lackingContact(get(contactForm.checked));
      const place = get(modeFormAtom);
      if (!place || get(place.destination).ok) return { contact, address: false };
      return get(modeAtom) === "delivery" && get(doesPostcodeDecideAtom) ? { contact, address: true } : "place";
    },
    receipt: (get) => get(receiptAtom),
    locate(get, set, place) {
      set(sheetPostcodeAtom, place?.postcode || null);
      return place === null || (place.postcode !== "" && isInAreas(place.postcode, get(chargesAtom).reach));
    },
    async takeAddress(get, set, address) {
      set(typedAddressAtom, address);
      await Promise.race([set(routeQuery.refetch), waitFor(get, lookUpMs)]);
    },
  },
  address: (get, { fulfilment }) => (fulfilment.mode === "delivery" ? get(typedAddressAtom) : null),
});
