import { atom, type Getter, type Setter, type WritableAtom } from "jotai";
import type { FoodAttempt } from "../../../domain/checkout/attempt.ts";
import { attemptOf } from "../../../domain/checkout/placement.ts";
import { isStillOffered } from "../../../domain/fulfilment/chosenTime.ts";
import type { ChosenTime } from "../../../domain/fulfilment/times.ts";
import { chargedSurcharges } from "../../../domain/order/chargedSurcharges.ts";
import type { DraftInput } from "../../../domain/order/orderDraft.ts";
import { saleOf } from "../../../domain/order/sale.ts";
import { pointsRedeemed } from "../../../domain/promotion/points.ts";
import type { Store } from "../../../domain/store/store.ts";
import { tableNumber } from "../../../domain/visit/visit.ts";
import { cartAtom } from "../../cart/cart.atoms.ts";
import { nowAtom } from "../../clock/clock.atoms.ts";
import { typedAddressAtom, typedContactAtom } from "../../customer/contact.atoms.ts";
import { isReturningAtom, memberAtom } from "../../customer/customer.atoms.ts";
import { saveContactAtom } from "../../customer/storedContact.atoms.ts";
import { chosenTimeAtom, listTimesAtom, offeredTimesAtom } from "../../fulfilment/times.atoms.ts";
import { pricedOrderAtom } from "../../order/pricedOrder.atoms.ts";
import {
  chosenMethodAtom,
  methodOf,
  paymentAtom,
  paymentMethodsAtom,
  settlementBy,
} from "../../payment/payment.atoms.ts";
import type { PaymentMethodRules } from "../../payment/paymentMethod.ts";
import { storedCardAtom } from "../../payment/storedCard.atoms.ts";
import { canPriceAtom } from "../../promotion/rules.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { settleClockAtom } from "../../store/store.actions.ts";
import { storeAtom } from "../../store/store.atoms.ts";
import { recallVisitAtom, visitAtom } from "../../visit/visit.atoms.ts";
import { type ModeDraft, modeFormAtom } from "../form/modeForm.atoms.ts";
import { notesAtom } from "../form/notes.atoms.ts";
import { asksAboutTimeAtom } from "../form/timeMoved.atoms.ts";
import { joinsNow, memberQuestionAtom } from "../member/memberQuestion.atoms.ts";
import { canPressAtom, reopenedAtom } from "../placing/openOrder.atoms.ts";
import { beginPayment, cancelPayment } from "../placing/payOrder.ts";
import { dispatchPlacementAtom, foodPlacing, placementAtom } from "../placing/placement.atoms.ts";
import { type SubmitResult, submitResultAtom } from "./submitResult.atoms.ts";
import { whyNotLoaded } from "./whyNotLoaded.ts";

/**
 * "As soon as possible" counts from now, not from when the times were listed. Null if the chosen time is no longer
 * offered.
 */
function timeNow(get: Getter, chosen: ChosenTime | null): ChosenTime | null {
  const times = get(offeredTimesAtom);
  if (!chosen || !isStillOffered(times, chosen)) return null;
  return chosen.kind === "asap" && times.asap !== null ? { kind: "asap", at: times.asap } : chosen;
}

/** Prices the order at the moment it is made (R46). Returns whether the total is still the one that was shown. */
function priceAnew(get: Getter, set: Setter): boolean {
  const { total } = get(pricedOrderAtom);
  set(nowAtom, get(servicesAtom).clock.now());
  set(listTimesAtom);
  set(recallVisitAtom);
  return get(pricedOrderAtom).total === total;
}

/** The store that was shown when the diner pressed the button, if it still is: the cart belongs to it. */
function storeStill(get: Getter, pressed: Store): Store | null {
  const shown = get(storeAtom);
  return shown.kind === "ready" && shown.value.id === pressed.id ? shown.value : null;
}

/** What was checked when the button was pressed. */
interface Checked {
  readonly store: Store;
  readonly time: ChosenTime;
  readonly received: ModeDraft;
}

/** The order as it is now. */
function orderedNow(get: Getter, { store, time, received }: Checked): DraftInput {
  const { identifiers, session } = get(orderServicesAtom);
  return {
    udid: get(reopenedAtom)?.reference.udid ?? identifiers.fresh(),
    store,
    customer: session.orderAs(),
    joins: joinsNow(get) !== null,
    ...received,
    storedTable: tableNumber(get(visitAtom).table),
    priced: get(pricedOrderAtom),
    time,
    payment: get(paymentAtom),
    cardIdentifier: get(paymentAtom) === "card" ? (get(storedCardAtom)?.identifier ?? null) : null,
    notes: store.view.notes ? get(notesAtom) : "",
    now: get(nowAtom),
  };
}

/** A new attempt without its body, because encoding the body needs the ordering code. */
function attemptNow(get: Getter, { udid, store, customer }: DraftInput, method: PaymentMethodRules): Unencoded {
  const priced = get(pricedOrderAtom);
  return {
    goods: "food",
    reference: { udid, storeId: store.id, customerId: customer.id },
    ordered: get(cartAtom).lines,
    holdsCart: false,
    settlement: settlementBy(method, priced.total),
    total: priced.total,
    sale: saleOf(priced),
    joins: joinsNow(get),
    surcharges: chargedSurcharges(priced),
    postedAt: get(reopenedAtom)?.postedAt ?? get(nowAtom),
  };
}

type Unencoded = Omit<FoodAttempt, "body">;

interface Pressed {
  readonly kind: "pressed";
  readonly store: Store;
  readonly ordered: DraftInput;
  readonly attempt: Unencoded;
}

/**
 * The order at the moment of the press. Nothing is awaited here, because a wallet must open its sheet inside the tap
 * (R58).
 */
function press(get: Getter, set: Setter): Pressed | SubmitResult {
  const shown = get(storeAtom);
  const method = get(chosenMethodAtom);
  if (shown.kind !== "ready" || !method) return { kind: "not-loaded" };
  if (!get(canPressAtom)) return { kind: "started" };
  const form = get(modeFormAtom);
  // R61: a member whose session is still being restored would order as a guest.
  if (!form || !get(canPriceAtom) || get(isReturningAtom)) return { kind: "not-loaded" };
  if (!get(memberAtom) && pointsRedeemed(get(cartAtom)) > 0) return { kind: "log-in" };
  const store = shown.value;
  const chosen = get(chosenTimeAtom);
  const isPriceTheSame = priceAnew(get, set);
  const time = timeNow(get, chosen);
  if (!time || set(asksAboutTimeAtom)) return { kind: "invalid-time", instead: get(chosenTimeAtom) };
  const received = get(form.checked);
  const isPaid = get(pricedOrderAtom).total > 0;
  if (!received.ok || (isPaid && !method.isFilledIn(get))) return { kind: "invalid" };
  if (!isPriceTheSame) return { kind: "price-changed" };
  // The answer is a press of its own, because a wallet's sheet can't open in the tap of this press any more.
  if (get(memberQuestionAtom)?.ask(get, set, submitAtom)) return { kind: "started" };
  const ordered = orderedNow(get, { store, time, received: received.value });
  const attempt = attemptNow(get, ordered, method);
  // A wallet's sheet is open already.
  if (!beginPayment({ get, set, placing: foodPlacing }, method, attempt)) return { kind: "started" };
  return { kind: "pressed", store, ordered, attempt };
}

/** Pays, or places the order. Does nothing while an order is in progress (R33). */
export const submitAtom: WritableAtom<null, [], Promise<SubmitResult>> = atom(null, async (_get, set) => {
  const answer = await set(sendAtom);
  set(submitResultAtom, answer);
  return answer;
});

const sendAtom = atom(null, async (get, set): Promise<SubmitResult> => {
  // Otherwise "as soon as possible" would be in hours. A wallet's tap doesn't wait for anything else.
  if (!get(servicesAtom).clock.isSure()) await set(settleClockAtom);
  const pressed = press(get, set);
  if (pressed.kind !== "pressed") return pressed;
  const isDelivered = pressed.ordered.fulfilment.mode === "delivery";
  set(saveContactAtom, get(typedContactAtom), isDelivered ? get(typedAddressAtom) : null);
  const ordering = await get(orderServicesAtom)
    .loadOrdering()
    .catch(() => null);
  // A second press may have waited for the same code.
  if (!get(canPressAtom)) return { kind: "started" };
  const store = storeStill(get, pressed.store);
  if (!store || !ordering) {
    cancelPayment({ get, set, placing: foodPlacing });
    return { kind: ordering ? "not-loaded" : await whyNotLoaded(get) };
  }
  const body = ordering.encode(pressed.ordered);
  void set(dispatchPlacementAtom, { kind: "start", attempt: { ...pressed.attempt, body } });
  return { kind: "started" };
});

/** Sends the same order again with a card or token that was given again (R33). Returns false if that is invalid. */
export const payAgainAtom = atom(null, (get, set): boolean => {
  set(nowAtom, get(servicesAtom).clock.now());
  const attempt = attemptOf(get(placementAtom));
  const method = attempt && methodOf(attempt.settlement, get(paymentMethodsAtom));
  if (!method || !beginPayment({ get, set, placing: foodPlacing }, method, attempt)) return false;
  void set(dispatchPlacementAtom, { kind: "retry" });
  return true;
});
