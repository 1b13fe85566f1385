import { atom, type Getter } from "jotai";
import type { Attempt } from "../../../domain/checkout/attempt.ts";
import {
  attemptOf,
  canGiveUp,
  canStart,
  isBusy,
  isOpen,
  type Placement,
  type PlacementCommand,
  type PlacementEvent,
  reopenedOf,
} from "../../../domain/checkout/placement.ts";
import { secondsUntil } from "../../../domain/checkout/sendingTime.ts";
import { stepPlacement } from "../../../domain/checkout/stepPlacement.ts";
import { memberOf } from "../../../domain/order/orderReference.ts";
import type { BankAction } from "../../../domain/payment/bankAction.ts";
import { noTender, type Tender } from "../../../domain/payment/settlement.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import type { WalletEnd } from "../../../services/ports/wallets.ts";
import { profileAtom } from "../../customer/rememberDetails.atoms.ts";
import { isElementRemovedAtom } from "../../order/orderChange.atoms.ts";
import { dropCardAtom } from "../../payment/card.atoms.ts";
import { methodOf, paymentMethodsAtom } from "../../payment/payment.atoms.ts";
import { servicesAtom } from "../../services.atoms.ts";
import { shownStoreAtom } from "../../store/store.atoms.ts";
import { forgetAgeAtom } from "../form/age.atoms.ts";
import type { Goods } from "../goods/createGoods.ts";
import { beginPayment } from "./payOrder.ts";
import type { OpenSheet, Placing, Run, SubmitResult } from "./placing.ts";
import { runCommand } from "./runCommand.ts";

export function createPlacing(goods: Goods, walletPressAtom: Placing["walletPressAtom"]): Placing {
  const placementAtom = atom<Placement>({ kind: "idle" });
  // Separate from `dispatchAtom`, because an atom can't set itself.
  const followAtom = atom(null, (get, set, placement: Placement, isNew: boolean) => {
    const run = { get, set, placing };
    if (isNew) dropPayment(run, placement);
    runLookUps(run, placement);
  });
  const runCommandAtom = atom(null, (get, set, command: PlacementCommand) =>
    runCommand({ get, set, placing }, command),
  );
  const dispatchAtom = atom(null, async (get, set, event: PlacementEvent) => {
    const before = get(placementAtom);
    // If this shop isn't shown, an order that another tab has settled was shown there.
    const isToShow = !get(isElementRemovedAtom) || isKept(get, goods, before);
    const { placement, commands } = stepPlacement(before, event);
    set(placementAtom, placement);
    set(followAtom, placement, placement !== before);
    for (const command of commands) await set(runCommandAtom, command);
    if (placement.kind !== "placed" || before.kind === "placed" || !isToShow) return;
    // Its store isn't shown, so the shown store's checkout no longer waits for it.
    if (!goods.show(get, set, placement.reference)) set(placementAtom, { kind: "idle" });
  });
  const sheetAtom = atom<OpenSheet | null>(null);
  const placing: Placing = {
    goods,
    placementAtom,
    dispatchAtom,
    tenderAtom: atom<Tender>(noTender),
    sheetAtom,
    bankActionAtom: atom<BankAction | null>(null),
    isHeldAtom: atom((get) => isBusy(get(placementAtom)) || get(sheetAtom) !== null),
    walletPressAtom,
    sendAgainFromAtom: atom<Instant | null>(null),
    isPageAloneAtom: atom(false),
    lookingAtom: atom<{ readonly stop: () => void } | null>(null),
    submitResultAtom: atom<SubmitResult | null>(null),
    ...buildReads(goods, placementAtom),
    ...buildActions(() => placing),
  };
  return placing;
}

/** What a checkout shows of the order in progress. */
function buildReads(goods: Goods, placementAtom: Placing["placementAtom"]) {
  const attemptAtom = atom((get) => attemptOf(get(placementAtom)));
  const isOrdererGoneAtom = atom((get) => {
    const attempt = get(attemptAtom);
    const uid = attempt && memberOf(attempt.reference);
    return uid !== null && uid !== get(profileAtom)?.uid;
  });
  const reopenedAtom = atom((get): Attempt | null => {
    const attempt = reopenedOf(get(placementAtom));
    if (!attempt || get(isOrdererGoneAtom)) return null;
    return get(shownStoreAtom)?.id === attempt.reference.storeId ? attempt : null;
  });
  const canPressAtom = atom((get) => canStart(get(placementAtom)) || get(reopenedAtom) !== null);
  const isCartAnotherAtom = atom((get): boolean => {
    const attempt = get(attemptAtom);
    if (!attempt || get(reopenedAtom) || get(isOrdererGoneAtom)) return false;
    return goods.isCartAnother(get, attempt);
  });
  return { isOrdererGoneAtom, reopenedAtom, canPressAtom, isCartAnotherAtom };
}

/** What a diner can do with the order in progress. */
function buildActions(placingOf: () => Placing) {
  const conservativeNow = (get: Getter) => get(servicesAtom).clock.conservativeNow();
  const sendAgainAtom = atom(null, (get, set): void => {
    const placing = placingOf();
    if (secondsUntil(get(placing.sendAgainFromAtom), conservativeNow(get)) > 0) return;
    const kind = takeAgain({ get, set, placing }) ? "retry" : "look-again";
    void set(placing.dispatchAtom, { kind });
  });
  const giveUpAtom = atom(null, async (get, set): Promise<void> => {
    const { dispatchAtom } = placingOf();
    await set(dispatchAtom, { kind: "look-again" });
    // The look-up's answer may have corrected the clock.
    await set(dispatchAtom, { kind: "give-up", now: conservativeNow(get) });
  });
  const leaveAtom = atom(null, (get, set) => {
    const { placementAtom, reopenedAtom } = placingOf();
    if (attemptOf(get(placementAtom)) !== null && !get(reopenedAtom)) return;
    set(dropCardAtom);
    set(forgetAgeAtom);
  });
  const refuseBankAtom = atom(null, (get, set): void => {
    const { placementAtom, dispatchAtom } = placingOf();
    const attempt = attemptOf(get(placementAtom));
    if (attempt) void set(dispatchAtom, { kind: "returned", attempt, mayBePaid: false, message: "" });
  });
  return { sendAgainAtom, giveUpAtom, leaveAtom, refuseBankAtom };
}

/**
 * R105 token: a card's token was used, but its fields still have the card, and give another. Returns false if they
 * don't.
 */
function takeAgain(run: Run): boolean {
  const attempt = attemptOf(run.get(run.placing.placementAtom));
  if (!attempt) return true;
  const method = methodOf(attempt.settlement, run.get(paymentMethodsAtom));
  return method?.settles.kind !== "fields" || beginPayment(run, method, attempt);
}

function isKept(get: Getter, goods: Goods, placement: Placement): boolean {
  const stored = goods.attempts(get).stored();
  return stored !== null && stored.reference.udid === attemptOf(placement)?.reference.udid;
}

function endOf(placement: Placement): WalletEnd {
  if (placement.kind === "placed") return "placed";
  return attemptOf(placement) ? "unknown" : "failed";
}

/** Whether the diner's new payment was refused: the backend is then asked about the earlier one. */
function isAskedBack(placement: Placement): boolean {
  return "otherwise" in placement && placement.otherwise !== undefined && "refusal" in placement.otherwise;
}

/**
 * Closes the wallet's sheet unless its order is being paid, and drops a card or token that won't be sent any more (R37,
 * R58). The tender of a placed order is dropped when the order is settled.
 */
function dropPayment(
  { get, set, placing: { sheetAtom, tenderAtom, walletPressAtom } }: Run,
  placement: Placement,
): void {
  if (isBusy(placement) && !isAskedBack(placement)) return;
  get(sheetAtom)?.close.abort(endOf(placement));
  set(sheetAtom, null);
  // What was ordered is priced by it until it is settled.
  if (placement.kind === "placed") return;
  set(walletPressAtom, null);
  if (!attemptOf(placement) || get(tenderAtom).kind !== "card") set(tenderAtom, noTender);
}

/** How often to check whether an unknown outcome must be looked up again, and the longest wait between two look-ups. */
const lookAgainMs = 15_000;
const longestWaitMs = 300_000;

/** The longer the outcome has been unknown, the less likely an answer is now, so the wait grows. */
function waitMs(placement: Placement, now: Instant): number {
  const ageMs = now - (attemptOf(placement)?.postedAt ?? now);
  return Math.min(ageMs / 20, longestWaitMs);
}

/** R33 again: looks the order up on any screen, while its outcome is unknown and it can still arrive. */
function runLookUps(
  { get, set, placing: { placementAtom, lookingAtom, dispatchAtom } }: Run,
  placement: Placement,
): void {
  const { clock } = get(servicesAtom);
  const isWanted = isOpen(placement) && !canGiveUp(placement, clock.conservativeNow());
  const looking = get(lookingAtom);
  if (isWanted === Boolean(looking)) return;
  looking?.stop();
  let lookedAt = clock.conservativeNow();
  const look = () => {
    const now = clock.conservativeNow();
    const shown = get(placementAtom);
    if (canGiveUp(shown, now)) {
      get(lookingAtom)?.stop();
      set(lookingAtom, null);
    } else if (Math.abs(now - lookedAt) >= waitMs(shown, now)) {
      lookedAt = now;
      void set(dispatchAtom, { kind: "look-quietly" });
    }
  };
  set(lookingAtom, isWanted ? { stop: clock.every(lookAgainMs, look) } : null);
}
