import type { Cents } from "../../../domain/money/cents.ts";
import type { Store } from "../../../domain/store/store.ts";
import { nowAtom } from "../../clock/clock.atoms.ts";
import { isReturningAtom } from "../../customer/customer.atoms.ts";
import { settlementBy } from "../../payment/payment.atoms.ts";
import type { PaymentMethodRules } from "../../payment/paymentMethod.ts";
import { storedCardAtom } from "../../payment/storedCard.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { shownStoreAtom } from "../../store/store.atoms.ts";
import { joinsNow } from "../member/memberQuestion.atoms.ts";
import type { Run, SubmitResult } from "../placing/placing.ts";
import type { AttemptBasics, Checked, DraftBasics, Pricing, SubmitKind, Unencoded } from "./submitKind.ts";

/** An order that can be made now. */
interface Ready<Fields> {
  readonly kind: "ready";
  readonly store: Store;
  readonly method: PaymentMethodRules;
  readonly checked: Checked<Fields>;
}

/** An order that is made, and isn't sent yet. */
export interface Pressed<Draft> {
  readonly kind: "pressed";
  readonly store: Store;
  readonly draft: Draft;
  readonly attempt: Unencoded;
}

/**
 * The order at the moment of the press. Nothing is awaited here, because a wallet must open its sheet inside the tap
 * (R58). `seen` is what the diner saw when they pressed.
 */
export function checkPress<Seen, Fields, Draft>(
  run: Run,
  kind: SubmitKind<Seen, Fields, Draft>,
  seen: Seen,
): Ready<Fields> | SubmitResult {
  const { get, set, placing } = run;
  const store = get(shownStoreAtom);
  const shownMethod = get(kind.methodAtom);
  if (!store || !shownMethod) return { kind: "not-loaded" };
  if (!get(placing.canPressAtom)) return { kind: "started" };
  // R61: a member whose session is still being restored would order as a guest.
  const blocked = get(isReturningAtom) ? ({ kind: "not-loaded" } as const) : kind.blocked(get);
  if (blocked) return blocked;
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
  return { kind: "ready", store, method, checked };
}

export function makeOrder<Seen, Fields, Draft>(
  run: Run,
  kind: SubmitKind<Seen, Fields, Draft>,
  { store, method, checked }: Ready<Fields>,
): Pressed<Draft> {
  const { get } = run;
  const basics = draftBasics(run, store, method);
  const attempt = kind.attempt(get, attemptBasics(run, basics, method, get(kind.totalAtom)));
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
