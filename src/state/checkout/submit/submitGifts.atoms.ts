import { atom, type Getter, type Setter, type WritableAtom } from "jotai";
import type { GiftAttempt } from "../../../domain/checkout/attempt.ts";
import { attemptOf } from "../../../domain/checkout/placement.ts";
import { type Contact, checkContact, contactFields } from "../../../domain/customer/contact.ts";
import type { GiftDraftInput } from "../../../domain/gift/draftGifts.ts";
import { giftSale } from "../../../domain/gift/giftSale.ts";
import { chargedSurcharges } from "../../../domain/order/chargedSurcharges.ts";
import type { Store } from "../../../domain/store/store.ts";
import { nowAtom } from "../../clock/clock.atoms.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import { isReturningAtom } from "../../customer/customer.atoms.ts";
import { saveContactAtom } from "../../customer/storedContact.atoms.ts";
import { buildForm } from "../../form/form.ts";
import { expireGiftsAtom } from "../../gift/followGifts.actions.ts";
import { areGiftsSoldAtom, giftCardsAtom } from "../../gift/giftCards.atoms.ts";
import { giftCartAtom } from "../../gift/giftCart.atoms.ts";
import { areGiftCodesPendingAtom } from "../../gift/giftCoupons.atoms.ts";
import { byStoredCard, paymentMethodsAtom, settlementBy } from "../../payment/payment.atoms.ts";
import type { PaymentMethodRules } from "../../payment/paymentMethod.ts";
import { storedCardAtom } from "../../payment/storedCard.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { settleClockAtom } from "../../store/store.actions.ts";
import { storeAtom } from "../../store/store.atoms.ts";
import { joinsNow, memberQuestionAtom } from "../member/memberQuestion.atoms.ts";
import {
  canPressGiftsAtom,
  dispatchGiftPlacementAtom,
  giftPlacementAtom,
  giftPlacing,
} from "../placing/giftPlacement.atoms.ts";
import { beginPayment, cancelPayment } from "../placing/payOrder.ts";
import { paidGiftsAtom } from "./paidGifts.atoms.ts";
import { type NotLoaded, whyNotLoaded } from "./whyNotLoaded.ts";

/** The buyer's own details. */
export const buyerForm = buildForm(typedContactAtom, (typed) => checkContact(typed, contactFields));

export type GiftSubmitResult =
  | { readonly kind: "started" }
  /** The store is out of operation (R71). */
  | { readonly kind: "not-sold" }
  /** The clock or another tab changed the total since it was shown. */
  | { readonly kind: "price-changed" }
  /** A required form has invalid fields. */
  | { readonly kind: "invalid" }
  /** Something that is needed isn't loaded yet: nothing was sent. */
  | NotLoaded;

/** The answer to the last press of the shown form's button. */
export const giftSubmitResultAtom = atom<GiftSubmitResult | null>(null);

type Unencoded = Omit<GiftAttempt, "body">;

interface Pressed {
  readonly kind: "pressed";
  readonly store: Store;
  readonly ordered: GiftDraftInput;
  readonly attempt: Unencoded;
}

/** R72: gift cards are paid by card, new or stored. */
export const giftMethodAtom = atom((get): PaymentMethodRules | null => {
  const card = get(paymentMethodsAtom).find(({ method }) => method === "card");
  return card && get(storedCardAtom) ? byStoredCard(card) : (card ?? null);
});

/** Prices the order at the moment of the press (R46). Returns whether the total is still the one that was shown. */
function priceAnew(get: Getter, set: Setter): boolean {
  const { total } = get(paidGiftsAtom);
  set(nowAtom, get(servicesAtom).clock.now());
  set(expireGiftsAtom);
  return get(paidGiftsAtom).total === total;
}

function orderedNow(get: Getter, store: Store, contact: Contact): GiftDraftInput {
  const { identifiers, session } = get(orderServicesAtom);
  return {
    udid: identifiers.fresh(),
    store,
    customer: session.orderAs(),
    joins: joinsNow(get) !== null,
    contact,
    priced: get(paidGiftsAtom),
    cardIdentifier: get(storedCardAtom)?.identifier ?? null,
    now: get(nowAtom),
  };
}

function attemptNow(get: Getter, ordered: GiftDraftInput, method: PaymentMethodRules): Unencoded {
  const { udid, store, customer, priced } = ordered;
  return {
    goods: "gift",
    reference: { udid, storeId: store.id, customerId: customer.id },
    ordered: get(giftCartAtom).lines,
    holdsCart: false,
    settlement: settlementBy(method, priced.total),
    total: priced.total,
    sale: giftSale(priced),
    joins: joinsNow(get),
    surcharges: chargedSurcharges({ holidays: [], bank: priced.bank }),
    postedAt: get(nowAtom),
  };
}

/** R61: a member whose session is still being restored would order as a guest. */
function isReady(get: Getter): boolean {
  return get(giftCardsAtom).kind === "ready" && !get(areGiftCodesPendingAtom) && !get(isReturningAtom);
}

function press(get: Getter, set: Setter): Pressed | GiftSubmitResult {
  const shown = get(storeAtom);
  const method = get(giftMethodAtom);
  if (shown.kind !== "ready" || !method || !isReady(get)) return { kind: "not-loaded" };
  if (!get(canPressGiftsAtom)) return { kind: "started" };
  if (!get(areGiftsSoldAtom)) return { kind: "not-sold" };
  const isPriceTheSame = priceAnew(get, set);
  const contact = get(buyerForm.checked);
  const isPaid = get(paidGiftsAtom).total > 0;
  if (!contact.ok || (isPaid && !method.isFilledIn(get))) return { kind: "invalid" };
  if (!isPriceTheSame || get(giftCartAtom).lines.length === 0) return { kind: "price-changed" };
  // R96: the answer is a press of its own, as for dishes.
  if (get(memberQuestionAtom)?.ask(get, set, submitGiftsAtom)) return { kind: "started" };
  const ordered = orderedNow(get, shown.value, contact.value);
  const attempt = attemptNow(get, ordered, method);
  if (!beginPayment({ get, set, placing: giftPlacing }, method, attempt)) return { kind: "started" };
  return { kind: "pressed", store: shown.value, ordered, attempt };
}

const sendGiftsAtom = atom(null, async (get, set): Promise<GiftSubmitResult> => {
  if (!get(servicesAtom).clock.isSure()) await set(settleClockAtom);
  const pressed = press(get, set);
  if (pressed.kind !== "pressed") return pressed;
  set(saveContactAtom, get(typedContactAtom), null);
  const ordering = await get(orderServicesAtom)
    .loadOrdering()
    .catch(() => null);
  // A second press may have waited for the same code.
  if (!get(canPressGiftsAtom)) return { kind: "started" };
  const shown = get(storeAtom);
  if (!ordering || shown.kind !== "ready" || shown.value.id !== pressed.store.id) {
    cancelPayment({ get, set, placing: giftPlacing });
    return { kind: ordering ? "not-loaded" : await whyNotLoaded(get) };
  }
  const body = ordering.encodeGifts(pressed.ordered);
  void set(dispatchGiftPlacementAtom, { kind: "start", attempt: { ...pressed.attempt, body } });
  return { kind: "started" };
});

/** Pays. Does nothing while an order of gift cards is in progress (R33). */
export const submitGiftsAtom: WritableAtom<null, [], Promise<GiftSubmitResult>> = atom(null, async (_get, set) => {
  const answer = await set(sendGiftsAtom);
  set(giftSubmitResultAtom, answer);
  return answer;
});

/** Sends the same order again with a card that was given again (R33). Returns false if the card is invalid. */
export const payGiftsAgainAtom = atom(null, (get, set): boolean => {
  const attempt = attemptOf(get(giftPlacementAtom));
  const card = get(paymentMethodsAtom).find(({ method }) => method === "card");
  if (!attempt || !card || !beginPayment({ get, set, placing: giftPlacing }, card, attempt)) return false;
  void set(dispatchGiftPlacementAtom, { kind: "retry" });
  return true;
});
