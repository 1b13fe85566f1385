import type { Getter } from "jotai";
import type { Attempt } from "../../../domain/checkout/attempt.ts";
import { lookUpEvent } from "../../../domain/checkout/lookUpEvent.ts";
import { attemptOf, isBusy, type PlacementCommand } from "../../../domain/checkout/placement.ts";
import { sendAgainFrom } from "../../../domain/checkout/sendingTime.ts";
import { toDollars } from "../../../domain/money/cents.ts";
import { noTender, settledBy, type Tender } from "../../../domain/payment/settlement.ts";
import type { CalendarDate } from "../../../domain/time/zone.ts";
import type { Clock } from "../../../services/ports/clock.ts";
import type { FoundOrder, OrderingApi } from "../../../services/ports/ordering.ts";
import { announcedItems } from "../../cart/emitItems.ts";
import { memberAtom } from "../../customer/customer.atoms.ts";
import { readProfileAtom } from "../../customer/readProfile.actions.ts";
import { logAtom } from "../../log/log.atoms.ts";
import { dropCardAtom } from "../../payment/card.atoms.ts";
import { recheckCouponAtom } from "../../promotion/coupon.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../../services.atoms.ts";
import { refreshStoreAtom } from "../../store/store.actions.ts";
import { shownStoreAtom } from "../../store/store.atoms.ts";
import { dateOfBirthFor } from "../form/age.atoms.ts";
import type { Goods } from "../goods/createGoods.ts";
import { type ClaimResult, claimsOf, type ForgetResult } from "./claims.ts";
import { pay } from "./payOrder.ts";
import type { Run } from "./placing.ts";

/** The settling of a placed order is tried again on the next visit, because its attempt stays stored until then. */
const failures: Partial<Record<PlacementCommand["kind"], string>> = { settle: "A placed order could not be settled" };

/**
 * Runs a command of the order being placed. Every answer is sent back as an event. Never throws: the commands that
 * follow, such as dropping the card, have to run all the same.
 */
export async function runCommand(run: Run, command: PlacementCommand): Promise<void> {
  try {
    await execute(run, command);
  } catch (cause) {
    const description = failures[command.kind] ?? "A step of placing an order failed";
    run.set(logAtom, { type: "Error", category: "screen", description, cause });
    // Otherwise the order would wait for the look-up for ever.
    if (command.kind === "look-up") {
      await run.set(run.placing.dispatchAtom, { kind: "look-up-failed", udid: command.reference.udid });
    }
  }
}

function execute(run: Run, command: PlacementCommand): Promise<void> | void {
  const { get, set, placing } = run;
  const { goods, isPageAloneAtom } = placing;
  const { clock } = get(servicesAtom);
  const claims = claimsOf({ attempts: goods.attempts(get), clock, cart: goods.attemptCart(get) });
  switch (command.kind) {
    case "claim": {
      const { attempt } = command;
      // A redirect leaves this page, so the page can't keep the attempt (R57 leave).
      const isPageEnough = get(isPageAloneAtom) && attempt.settlement.kind !== "redirect";
      return claimed(run, attempt, claims.claim(attempt, isPageEnough), () => emitPayment(get, goods, attempt));
    }
    case "claim-again":
      return claimed(run, command.attempt, claims.claimAgain(command.attempt));
    case "claim-back":
      return claimed(run, command.attempt, claims.claimBack(command.attempt));
    case "pay":
      return pay(run, command.attempt);
    case "post":
      return post(run, command.attempt);
    case "look-up":
      return lookUp(run, command);
    case "forget-attempt":
      return forgotten(run, claims.forget(command.udid));
    case "withdraw":
      return forgotten(run, claims.withdraw(command.attempt));
    case "drop-card":
      return set(dropCardAtom);
    case "reconcile-cart":
      return goods.reconcileCart(get, set);
    case "warn-page-alone":
      return set(isPageAloneAtom, true);
    case "settle": {
      const { reference, attempt } = command;
      const tender = get(placing.tenderAtom);
      set(placing.tenderAtom, noTender);
      // R33 cart: the cart is emptied before the attempt is forgotten, so that no tab sees a full cart without an order
      // in progress.
      return claims.settle(reference.udid, (isOurs) => {
        goods.settle(get, set, { ...attempt, reference }, tender, isOurs);
        set(placing.walletPressAtom, null);
      });
    }
  }
}

/**
 * R83: announces that an order is about to be sent, with the attempt's own lines: the cart may have been removed to
 * make room.
 */
function emitPayment(get: Getter, goods: Goods, attempt: Attempt): void {
  const { reference, sale, total } = attempt;
  get(servicesAtom).announcer.announce({
    kind: "add-payment-info",
    ...announcedItems(reference.storeId, goods.items(attempt)),
    value: toDollars(sale?.value ?? total),
    coupon: sale?.coupon ?? null,
    paymentType: goods.payment(get),
  });
}

async function claimed(
  { set, placing }: Run,
  { reference }: Attempt,
  asked: Promise<ClaimResult>,
  onClaimed = () => {},
): Promise<void> {
  const { udid } = reference;
  const answer = await asked;
  // R83: a payment is announced to the host page only when the order is about to be sent.
  if (answer.kind === "claimed") onClaimed();
  const isAboutOurs = answer.kind === "not-claimed" || answer.kind === "settled-elsewhere";
  await set(placing.dispatchAtom, isAboutOurs ? { ...answer, udid } : answer);
}

async function forgotten({ set, placing }: Run, asked: Promise<ForgetResult>): Promise<void> {
  await set(placing.dispatchAtom, await asked);
}

/** A payment that is made by a call of its own comes first: an order that isn't paid isn't sent. */
async function send(ordering: OrderingApi, attempt: Attempt, tender: Tender, dateOfBirth: CalendarDate | null) {
  const { reference, total, body } = attempt;
  const { udid } = reference;
  if (tender.kind !== "payment") return ordering.place({ udid, body, tender, dateOfBirth });
  const payment = await ordering.payByToken({ reference, total, token: tender.token, dateOfBirth });
  if (payment.kind === "action-needed") return payment;
  if (payment.kind === "refused") return { ...payment, kind: "not-paid" } as const;
  const answer = await ordering.place({ udid, body, tender: noTender, dateOfBirth });
  const isPaid = payment.kind === "paid";
  // The payment's own reason says more than that the order isn't paid.
  if (answer.kind === "unpaid" && payment.kind === "unclear" && payment.message) {
    return { ...answer, message: payment.message, isPaid };
  }
  return { ...answer, isPaid };
}

/** A tender for another payment method isn't sent with this attempt. */
function tenderFor({ settlement }: Attempt, held: Tender): Tender {
  return settledBy[held.kind] === settlement.kind ? held : noTender;
}

async function post({ get, set, placing }: Run, attempt: Attempt): Promise<void> {
  const { udid } = attempt.reference;
  const { clock } = get(servicesAtom);
  const { loadOrdering } = get(orderServicesAtom);
  const tender = tenderFor(attempt, get(placing.tenderAtom));
  const dateOfBirth = dateOfBirthFor(get, attempt);
  try {
    // Never aborted from here: an order whose request was cut off may have been taken.
    const ordering = await loadOrdering();
    const answer = await ordering.inFlight.during(udid, send(ordering, attempt, tender, dateOfBirth));
    const retryAfterMs = answer.kind === "no-answer" ? answer.retryAfterMs : undefined;
    set(placing.sendAgainFromAtom, sendAgainFrom(clock.conservativeNow(), retryAfterMs));
    set(placing.bankActionAtom, answer.kind === "action-needed" ? answer.action : null);
    await set(placing.dispatchAtom, { ...answer, udid });
    if (answer.kind === "refused") readAfterRefusal({ get, set });
  } catch {
    await set(placing.dispatchAtom, { kind: "no-answer", udid });
  }
}

/**
 * A refusal may mean that prices, offers, opening hours, the discount code or the member's points have changed since
 * they were read. The API doesn't say which.
 */
function readAfterRefusal({ get, set }: Pick<Run, "get" | "set">): void {
  void set(refreshStoreAtom);
  void set(recheckCouponAtom);
  if (get(memberAtom)) void set(readProfileAtom);
}

/** R89: after a refusal the diner waits for the look-up. */
const quickMs = 3_000;

async function lookUp(
  { get, set, placing: { placementAtom, dispatchAtom } }: Run,
  { reference, isQuick }: Extract<PlacementCommand, { readonly kind: "look-up" }>,
): Promise<void> {
  const { udid } = reference;
  const { clock } = get(servicesAtom);
  const requestedAt = clock.conservativeNow();
  const zone = get(shownStoreAtom)?.zone ?? "UTC";
  const { loadOrdering, orders } = get(orderServicesAtom);
  const before = get(placementAtom);
  const sentAt = attemptOf(before)?.postedAt;
  const requested = orders.findOrder(reference, zone);
  const found = await (isQuick ? within(clock, quickMs, requested) : requested);
  const inFlight = await loadOrdering().then(
    (ordering) => ordering.inFlight,
    () => null,
  );
  if (inFlight && found.kind !== "found" && (await inFlight.isUnderWay(udid))) {
    const shown = get(placementAtom);
    // This page is sending it, and gets the answer.
    if (isBusy(shown) && !isQuick) return;
    const isKnown = shown.kind === "unknown" && shown.lookUp === "elsewhere";
    await set(dispatchAtom, { kind: "sent-elsewhere", udid });
    if (isKnown) return;
    // Its tab reports the outcome, unless it is closed before that.
    const lookAgain = () => set(dispatchAtom, { kind: "look-again" });
    void inFlight.ended(udid).then(lookAgain, lookAgain);
    return;
  }
  // "Missing" is outdated if the order was sent again since, or another tab has settled it. It is looked up again then,
  // also if nobody waits for this look-up any more.
  const now = get(placementAtom);
  const isOutdated = now.kind !== before.kind || attemptOf(now)?.postedAt !== sentAt;
  if (isOutdated && (isQuick ? found.kind !== "found" : found.kind === "missing")) return;
  await set(dispatchAtom, lookUpEvent(udid, found, requestedAt));
}

function within(clock: Clock, ms: number, requested: Promise<FoundOrder>): Promise<FoundOrder> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => resolve({ kind: "failed" }));
    void requested.then(resolve, reject).finally(stop);
  });
}
