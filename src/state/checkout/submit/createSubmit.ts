import { type Atom, atom, type Getter, type Setter, type WritableAtom } from "jotai";
import type { Attempt, FoodAttempt, GiftAttempt } from "../../../domain/checkout/attempt.ts";
import { attemptOf } from "../../../domain/checkout/placement.ts";
import type { TypedAddress } from "../../../domain/customer/address.ts";
import type { Cents } from "../../../domain/money/cents.ts";
import type { OrderBody } from "../../../domain/order/orderBody.ts";
import type { DraftInput } from "../../../domain/order/orderDraft.ts";
import type { Store } from "../../../domain/store/store.ts";
import type { OrderingApi } from "../../../services/ports/ordering.ts";
import { nowAtom } from "../../clock/clock.atoms.ts";
import { typedContactAtom } from "../../customer/contact.atoms.ts";
import { isReturningAtom } from "../../customer/customer.atoms.ts";
import { saveContactAtom } from "../../customer/storedContact.atoms.ts";
import { methodOf, paymentMethodsAtom, settlementBy } from "../../payment/payment.atoms.ts";
import type { PaymentMethodRules } from "../../payment/paymentMethod.ts";
import { storedCardAtom } from "../../payment/storedCard.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { settleClockAtom } from "../../store/store.actions.ts";
import { shownStoreAtom } from "../../store/store.atoms.ts";
import { joinsNow, memberQuestionAtom } from "../member/memberQuestion.atoms.ts";
import { beginPayment, cancelPayment } from "../placing/payOrder.ts";
import type { Placing, Run, SubmitResult } from "../placing/placing.ts";

/** What every order says, whatever its goods. */
type DraftBasics = Pick<DraftInput, "udid" | "customer" | "joins" | "cardIdentifier" | "now"> & {
  readonly store: Store;
};

/** An attempt without its body, because encoding the body needs the ordering code. */
type Unencoded = Omit<FoodAttempt, "body"> | Omit<GiftAttempt, "body">;

/** What attempts to order either goods have in common. */
type AttemptBasics = Pick<Attempt, "reference" | "holdsCart" | "settlement" | "total" | "joins" | "postedAt">;

interface Checked<Fields> {
  readonly kind: "checked";
  readonly fields: Fields;
}

interface Pricing {
  readonly totalAtom: Atom<Cents>;
  /** Reads again what depends on the time and on other tabs. */
  readonly refresh: (set: Setter) => void;
}

/** What differs between the forms of dishes and of gift cards. */
interface SubmitKind<Seen, Fields, Draft> extends Pricing {
  readonly placing: Placing;
  /** Null if no method is offered. */
  readonly methodAtom: Atom<PaymentMethodRules | null>;
  /** Why nothing can be ordered yet, whatever is filled in. */
  readonly blocked: (get: Getter) => SubmitResult | null;
  /** What the diner sees at the press and may lose when the order is priced anew. */
  readonly seen: (get: Getter) => Seen;
  readonly check: (get: Getter, set: Setter, seen: Seen) => Checked<Fields> | SubmitResult;
  readonly draft: (get: Getter, fields: Fields, basics: DraftBasics) => Draft;
  readonly attempt: (get: Getter, basics: AttemptBasics) => Unencoded;
  readonly encode: (ordering: OrderingApi, draft: Draft) => OrderBody;
  /** The typed address that the device stores with the contact. */
  readonly address: (get: Getter, draft: Draft) => TypedAddress | null;
}

type Press = WritableAtom<null, [], Promise<SubmitResult>>;

interface Pressed<Draft> {
  readonly kind: "pressed";
  readonly store: Store;
  readonly draft: Draft;
  readonly attempt: Unencoded;
}

/** The press of a form's button, and of "Pay now" for an order that is paid again. */
export function createSubmit<Seen, Fields, Draft>(kind: SubmitKind<Seen, Fields, Draft>) {
  const { placing } = kind;
  const { placementAtom, submitResultAtom, dispatchAtom } = placing;
  /** Pays, or places the order. Does nothing while an order is in progress (R33). */
  const submitAtom: Press = atom(null, async (get, set) => {
    const result = await submit({ get, set, placing }, kind, submitAtom);
    set(submitResultAtom, result);
    return result;
  });
  /** Sends the same order again with a card or token that was given again (R33). Returns false if that is invalid. */
  const payAgainAtom = atom(null, (get, set): boolean => {
    set(nowAtom, get(servicesAtom).clock.now());
    const attempt = attemptOf(get(placementAtom));
    const method = attempt && methodOf(attempt.settlement, get(paymentMethodsAtom));
    if (!method || !beginPayment({ get, set, placing }, method, attempt)) return false;
    void set(dispatchAtom, { kind: "retry" });
    return true;
  });
  return { submitAtom, payAgainAtom };
}

async function submit<Seen, Fields, Draft>(
  run: Run,
  kind: SubmitKind<Seen, Fields, Draft>,
  again: Press,
): Promise<SubmitResult> {
  const { get, set, placing } = run;
  // Otherwise "as soon as possible" would be in hours. A wallet's tap doesn't wait for anything else.
  if (!get(servicesAtom).clock.isSure()) await set(settleClockAtom);
  const pressed = press(run, kind, again);
  if (pressed.kind !== "pressed") return pressed;
  const { draft, attempt, store } = pressed;
  set(saveContactAtom, get(typedContactAtom), kind.address(get, draft));
  const ordering = await get(orderServicesAtom)
    .loadOrdering()
    .catch(() => null);
  // A second press may have waited for the same code.
  if (!get(placing.canPressAtom)) return { kind: "started" };
  // The cart belongs to the store that was shown at the press.
  if (!ordering || get(shownStoreAtom)?.id !== store.id) {
    cancelPayment(run);
    return { kind: ordering ? "not-loaded" : await whyNotLoaded(get) };
  }
  const body = kind.encode(ordering, draft);
  void set(placing.dispatchAtom, { kind: "start", attempt: { ...attempt, body } });
  return { kind: "started" };
}

/** Why the code that sends an order could not be loaded. */
async function whyNotLoaded(get: Getter): Promise<"replaced" | "not-loaded"> {
  return (await get(orderServicesAtom).release.isReplaced()) ? "replaced" : "not-loaded";
}

/**
 * The order at the moment of the press. Nothing is awaited here, because a wallet must open its sheet inside the tap
 * (R58).
 */
function press<Seen, Fields, Draft>(
  run: Run,
  kind: SubmitKind<Seen, Fields, Draft>,
  again: Press,
): Pressed<Draft> | SubmitResult {
  const { get, set, placing } = run;
  const store = get(shownStoreAtom);
  const shownMethod = get(kind.methodAtom);
  if (!store || !shownMethod) return { kind: "not-loaded" };
  if (!get(placing.canPressAtom)) return { kind: "started" };
  // R61: a member whose session is still being restored would order as a guest.
  const blocked = get(isReturningAtom) ? ({ kind: "not-loaded" } as const) : kind.blocked(get);
  if (blocked) return blocked;
  const seen = kind.seen(get);
  const isPriceTheSame = priceAnew(run, kind);
  // Another tab may have ended the visit to a room or table, and with it the ways to pay.
  const method = get(kind.methodAtom);
  if (!method) return { kind: "not-loaded" };
  const checked = kind.check(get, set, seen);
  if (checked.kind !== "checked") return checked;
  // R53: nothing to pay needs no payment.
  if (get(kind.totalAtom) > 0 && !method.isFilledIn(get)) return { kind: "invalid" };
  if (!isPriceTheSame || !isSameMethod(method, shownMethod)) return { kind: "price-changed" };
  // Sent now, it would be an order with an unknown outcome, although nothing can leave the device.
  if (get(servicesAtom).connection.isOffline()) return { kind: "offline" };
  // The answer is a press of its own, because a wallet's sheet can't open in the tap of this press any more.
  if (get(memberQuestionAtom)?.ask(get, set, again)) return { kind: "started" };
  const basics = draftBasics(run, store, method);
  const attempt = kind.attempt(get, attemptBasics(run, basics, method, get(kind.totalAtom)));
  // A wallet's sheet is open already.
  if (!beginPayment(run, method, attempt)) return { kind: "started" };
  return { kind: "pressed", store, draft: kind.draft(get, checked.fields, basics), attempt };
}

/** Prices the order at the moment it is made (R46). Returns whether the total is still the one that was shown. */
function priceAnew({ get, set }: Run, { totalAtom, refresh }: Pricing): boolean {
  const total = get(totalAtom);
  set(nowAtom, get(servicesAtom).clock.now());
  refresh(set);
  return get(totalAtom) === total;
}

function isSameMethod(one: PaymentMethodRules, other: PaymentMethodRules): boolean {
  return one.method === other.method && one.settles.kind === other.settles.kind;
}

function draftBasics({ get, placing }: Run, store: Store, { method }: PaymentMethodRules): DraftBasics {
  const { identifiers, session } = get(orderServicesAtom);
  return {
    udid: get(placing.reopenedAtom)?.reference.udid ?? identifiers.fresh(),
    store,
    customer: session.orderAs(),
    joins: joinsNow(get) !== null,
    cardIdentifier: method === "card" ? (get(storedCardAtom)?.identifier ?? null) : null,
    now: get(nowAtom),
  };
}

function attemptBasics(
  { get, placing }: Run,
  { udid, store, customer, now }: DraftBasics,
  method: PaymentMethodRules,
  total: Cents,
): AttemptBasics {
  return {
    reference: { udid, storeId: store.id, customerId: customer.id },
    holdsCart: false,
    settlement: settlementBy(method, total),
    total,
    joins: joinsNow(get),
    postedAt: get(placing.reopenedAtom)?.postedAt ?? now,
  };
}
