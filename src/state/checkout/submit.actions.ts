import { atom, type Getter, type Setter } from "jotai";
import { longestPreparation } from "../../domain/cart/longestPreparation.ts";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { needsCard } from "../../domain/checkout/needsCard.ts";
import { canStart } from "../../domain/checkout/placement.ts";
import type { Contact } from "../../domain/customer/contact.ts";
import { isStillOffered } from "../../domain/fulfilment/chosenTime.ts";
import type { ChosenTime } from "../../domain/fulfilment/fulfilment.ts";
import { draftOrder } from "../../domain/order/orderDraft.ts";
import { saleOf } from "../../domain/order/sale.ts";
import type { Store } from "../../domain/store/store.ts";
import type { OrderingApi } from "../../services/ports/ordering.ts";
import { cartAtom } from "../cart/cart.atoms.ts";
import { nowAtom } from "../clock/clock.atoms.ts";
import { chosenTimeAtom, listTimesAtom, pickupTimesAt } from "../fulfilment/times.atoms.ts";
import { pricedOrderAtom } from "../order/pricedOrder.atoms.ts";
import { paymentAtom } from "../payment/payment.atoms.ts";
import { areRulesKnownAtom } from "../promotion/rules.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { storeAtom } from "../store/store.atoms.ts";
import { recallVisitAtom, visitAtom } from "../visit/visit.atoms.ts";
import { notesAtom } from "./checkout.atoms.ts";
import { cardForm, contactForm } from "./checkoutForms.ts";
import { heldCardAtom, tellPlacementAtom } from "./placement.actions.ts";
import { placementAtom } from "./placement.atoms.ts";

export type SubmitAnswer =
  | { readonly kind: "started" }
  /** Spec, step 1: the time that was chosen can't be had any more. */
  | { readonly kind: "invalid-time" }
  /** The clock or the store's rules changed the total since it was shown. */
  | { readonly kind: "price-changed" }
  /** A form that is asked for isn't filled in right. */
  | { readonly kind: "invalid" }
  /** The shop's own code could not be fetched: nothing was sent. */
  | { readonly kind: "not-loaded" };

/** As soon as possible means from now, not from when the list was made. Null: what was chosen is no longer offered. */
function timeNow(get: Getter, store: Store, chosen: ChosenTime | null): ChosenTime | null {
  const times = pickupTimesAt(store, longestPreparation(get(cartAtom)), get(nowAtom));
  if (!chosen || !isStillOffered(times, chosen)) return null;
  return chosen.kind === "asap" && times.asap !== null ? { kind: "asap", at: times.asap } : chosen;
}

/** The order is priced as of the moment it is made (R46): what was shown a moment ago may no longer be so. */
function priceAnew(get: Getter, set: Setter): boolean {
  const { total } = get(pricedOrderAtom);
  set(nowAtom, get(servicesAtom).clock.now());
  set(listTimesAtom);
  set(recallVisitAtom);
  return get(pricedOrderAtom).total === total;
}

/** The store that the diner pressed for, if it is still the one that is shown: its cart goes with it. */
function storeStill(get: Getter, pressed: Store): Store | null {
  const shown = get(storeAtom);
  return shown.kind === "ready" && shown.value.id === pressed.id ? shown.value : null;
}

/** What was checked when the button was pressed. */
interface Checked {
  readonly store: Store;
  readonly time: ChosenTime;
  readonly contact: Contact;
}

/** A new attempt at the order as it stands now. */
function attemptNow(get: Getter, { store, time, contact }: Checked, { encode }: OrderingApi): Attempt {
  const { identifiers } = get(orderServicesAtom);
  const now = get(nowAtom);
  const priced = get(pricedOrderAtom);
  const payment = get(paymentAtom);
  const customer = { kind: "guest", id: identifiers.guest() } as const;
  const udid = identifiers.fresh();
  const draft = draftOrder({
    udid,
    store,
    customer,
    contact,
    fulfilment: { kind: "pickup" },
    storedTable: get(visitAtom).table,
    priced,
    time,
    payment,
    notes: store.view.notes ? get(notesAtom) : "",
    now,
  });
  return {
    address: { udid, storeId: store.id, customerId: customer.id },
    body: encode(draft),
    ordered: get(cartAtom).lines,
    holdsCart: false,
    needsCard: needsCard({ payment, total: priced.total }),
    total: priced.total,
    sale: saleOf(priced),
    postedAt: now,
  };
}

/** Pay now, or place the order. While one is on its way this does nothing (R33). */
export const submitAtom = atom(null, async (get, set): Promise<SubmitAnswer> => {
  const shown = get(storeAtom);
  if (shown.kind !== "ready") return { kind: "not-loaded" };
  // Everything is looked at after this: the diner may type on meanwhile, or go elsewhere.
  const ordering = await get(orderServicesAtom)
    .loadOrdering()
    .catch(() => null);
  // A second press may have waited for the same code.
  if (!canStart(get(placementAtom))) return { kind: "started" };
  const store = storeStill(get, shown.value);
  if (!store || !ordering || !get(areRulesKnownAtom)) return { kind: "not-loaded" };
  const chosen = get(chosenTimeAtom);
  const isPriceTheSame = priceAnew(get, set);
  const time = timeNow(get, store, chosen);
  if (!time) return { kind: "invalid-time" };
  const contact = get(contactForm.checked);
  const isCardAsked = needsCard({ payment: get(paymentAtom), total: get(pricedOrderAtom).total });
  const card = isCardAsked ? get(cardForm.checked) : null;
  if (!contact.ok || card?.ok === false) return { kind: "invalid" };
  if (!isPriceTheSame) return { kind: "price-changed" };
  const attempt = attemptNow(get, { store, time, contact: contact.value }, ordering);
  set(heldCardAtom, card?.value ?? null);
  void set(tellPlacementAtom, { kind: "start", attempt });
  return { kind: "started" };
});

/** The same order once more, with the card given again (R33). */
export const submitCardAgainAtom = atom(null, (get, set): boolean => {
  set(nowAtom, get(servicesAtom).clock.now());
  const card = get(cardForm.checked);
  if (!card.ok) return false;
  set(heldCardAtom, card.value);
  void set(tellPlacementAtom, { kind: "retry" });
  return true;
});
