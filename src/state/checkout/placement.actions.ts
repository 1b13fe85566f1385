import { atom, type Getter, type Setter } from "jotai";
import type { Attempt } from "../../domain/checkout/attempt.ts";
import { lookedUp } from "../../domain/checkout/lookedUp.ts";
import { sendAgainFrom } from "../../domain/checkout/patience.ts";
import {
  attemptOf,
  canGiveUp,
  isOpen,
  type NotSent,
  type PlacementCommand,
  type PlacementEvent,
} from "../../domain/checkout/placement.ts";
import { step } from "../../domain/checkout/stepPlacement.ts";
import type { OrderAddress } from "../../domain/order/orderAddress.ts";
import type { NewCard } from "../../domain/payment/card.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { cartsAtom, keepCartsAtom, recallCartsAtom } from "../cart/cart.atoms.ts";
import { redirectAtom } from "../navigation/navigation.atoms.ts";
import type { Route } from "../navigation/paths.ts";
import { dropCardAtom } from "../payment/card.atoms.ts";
import { orderServicesAtom, servicesAtom } from "../services.atoms.ts";
import { refreshStoreAtom } from "../store/store.actions.ts";
import { storeAtom, storeParamAtom } from "../store/store.atoms.ts";
import { type ClaimAnswer, claimsOf } from "./claims.ts";
import { isPageAloneAtom, placementAtom, sendAgainFromAtom } from "./placement.atoms.ts";
import { settleOrderAtom } from "./settleOrder.actions.ts";
import { tellPayment } from "./tellCheckout.ts";

/** The card that goes with the attempt, as it was when the diner pressed the button (R37: in memory alone). */
export const heldCardAtom = atom<NewCard | null>(null);

/** Tells the order being placed what happened, and does what it asks for. */
export const tellPlacementAtom = atom(null, async (get, set, event: PlacementEvent): Promise<void> => {
  const before = get(placementAtom);
  const { placement, commands } = step(before, event);
  set(placementAtom, placement);
  set(keepLookingAtom);
  for (const command of commands) await set(obeyAtom, command);
  if (placement.kind === "placed" && before.kind !== "placed") showOrder(get, set, placement.address);
});

const obeyAtom = atom(null, (get, set, command: PlacementCommand): Promise<void> | void => {
  const claims = claimsOf(get(orderServicesAtom), get(servicesAtom).clock);
  switch (command.kind) {
    case "claim":
      return claim(set, command.attempt, startOf(get, command.attempt, claims));
    case "claim-again":
      return claim(set, command.attempt, claims.claimAgain(command.attempt));
    case "post":
      return post(get, set, command.attempt);
    case "look-up":
      return lookUp(get, set, command.address);
    case "forget-attempt":
      // What had to make room for it is in the cart again.
      return claims.forget(command.udid).then(() => set(recallCartsAtom));
    case "drop-card":
      set(heldCardAtom, null);
      return set(dropCardAtom);
    case "settle":
      return set(settleOrderAtom, command);
  }
});

/** R83: a payment is chosen once the order is about to be sent, not where it is held back. */
async function startOf(get: Getter, attempt: Attempt, claims: ReturnType<typeof claimsOf>): Promise<ClaimAnswer> {
  const answer = await claims.claim(attempt, get(isPageAloneAtom));
  if (answer.kind === "claimed") tellPayment(get, attempt.address.storeId);
  return answer;
}

async function claim(set: Setter, { address }: Attempt, asked: Promise<ClaimAnswer>): Promise<void> {
  const { udid } = address;
  const answer = await asked;
  if (answer.kind === "not-claimed") set(holdBackAtom, answer.why);
  const isAboutOurs = answer.kind === "not-claimed" || answer.kind === "settled-elsewhere";
  await set(tellPlacementAtom, isAboutOurs ? { ...answer, udid } : answer);
}

const holdBackAtom = atom(null, (get, set, why: NotSent) => {
  set(heldCardAtom, null);
  if (why === "unkept") set(isPageAloneAtom, true);
  else if (get(orderServicesAtom).orderMemory.carts()) set(recallCartsAtom);
  // Taken away from outside: what is here is kept again.
  else set(keepCartsAtom, get(cartsAtom));
});

async function post(get: Getter, set: Setter, { address, body, needsCard }: Attempt): Promise<void> {
  const { udid } = address;
  const { clock } = get(servicesAtom);
  const { loadOrdering } = get(orderServicesAtom);
  const card = needsCard ? get(heldCardAtom) : null;
  try {
    // Never given up from here: an order that was cut off may have been taken.
    const { place, sendings } = await loadOrdering();
    const answer = await sendings.during(udid, place({ udid, body, card }, new AbortController().signal));
    const retryAfterMs = answer.kind === "no-answer" ? answer.retryAfterMs : undefined;
    set(sendAgainFromAtom, sendAgainFrom(clock.now(), retryAfterMs));
    await set(tellPlacementAtom, { ...answer, udid });
    // What the store says no to may have changed since it was read: prices, offers, its hours.
    if (answer.kind === "refused") void set(refreshStoreAtom);
  } catch {
    await set(tellPlacementAtom, { kind: "no-answer", udid });
  }
}

async function lookUp(get: Getter, set: Setter, address: OrderAddress): Promise<void> {
  const { udid } = address;
  const store = get(storeAtom);
  const zone = store.kind === "ready" ? store.value.zone : "UTC";
  const { loadOrdering, orders } = get(orderServicesAtom);
  const found = await orders.findOrder(address, zone);
  const sendings = await loadOrdering().then(
    (ordering) => ordering.sendings,
    () => null,
  );
  if (sendings && found.kind !== "found" && (await sendings.isUnderWay(udid))) {
    await set(tellPlacementAtom, { kind: "sent-elsewhere", udid });
    // Its tab tells how it ended, unless it is closed before that.
    void sendings.ended(udid).then(() => set(tellPlacementAtom, { kind: "look-again" }));
    return;
  }
  if (found.kind === "failed") return set(tellPlacementAtom, { kind: "look-up-failed", udid });
  await set(tellPlacementAtom, lookedUp(udid, found.kind === "found" ? found.order : null));
}

/** How often an open outcome is looked up by itself. */
const lookAgainMs = 15_000;

const stopLookingAtom = atom<{ readonly stop: () => void } | null>(null);

/** R33: from when the outcome is open until it is known, whatever is on the screen. */
const keepLookingAtom = atom(null, (get, set) => {
  const { clock } = get(servicesAtom);
  const isWanted = isOpen(get(placementAtom));
  const looking = get(stopLookingAtom);
  if (isWanted === Boolean(looking)) return;
  looking?.stop();
  const look = () => {
    // What can't arrive any more needs no looking for.
    if (!canGiveUp(get(placementAtom), clock.now())) void set(tellPlacementAtom, { kind: "look-quietly" });
  };
  set(stopLookingAtom, isWanted ? { stop: clock.every(lookAgainMs, look) } : null);
});

/** Spec, "Placing an order", 5. */
function orderRoute(get: Getter, { udid, storeId, customerId }: OrderAddress): Route {
  const shown = get(storeAtom);
  const isShown = shown.kind === "ready" && shown.value.id === storeId;
  const store = (isShown && get(storeParamAtom)) || String(storeId);
  const view = isShown ? shown.value.view : null;
  if (view && (!view.login || view.hidesGuestTracking)) return { name: "thankYou", store };
  return { name: "completeOrder", store, order: udid, user: customerId };
}

/** In the place of the checkout, which there is no reason to come back to. */
function showOrder(get: Getter, set: Setter, address: OrderAddress): void {
  get(orderServicesAtom).orderMemory.keepUnseenOrder(address);
  set(redirectAtom, orderRoute(get, address));
}

/** It was placed while another store was shown, and nothing has led to it since. */
function showUnseen(get: Getter, set: Setter, address: OrderAddress | null): void {
  const shown = get(storeAtom);
  if (address && shown.kind === "ready" && shown.value.id === address.storeId) showOrder(get, set, address);
}

/** The checkout is opened: how the last order ended has been seen, and one that is kept is looked up (R33). */
export const openCheckoutAtom = atom(null, (get, set) => {
  const { attempts, loadOrdering, orderMemory } = get(orderServicesAtom);
  // Ahead of time; what doesn't come is asked for again, and explained, when the button is pressed.
  loadOrdering().catch(() => {});
  const { kind } = get(placementAtom);
  if (kind === "placed" || kind === "failed" || kind === "not-sent")
    void set(tellPlacementAtom, { kind: "acknowledged" });
  const kept = attempts.kept();
  if (attemptOf(get(placementAtom)) === null) {
    if (kept) void set(tellPlacementAtom, { kind: "kept", attempt: kept });
    else showUnseen(get, set, orderMemory.unseenOrder());
  }
  return attempts.listen((changed) => {
    const ours = attemptOf(get(placementAtom));
    // Another tab's order is none of ours until we want to send one.
    if (!ours) return;
    const { udid } = ours.address;
    void set(tellPlacementAtom, changed ? { kind: "kept", attempt: changed } : { kind: "settled-elsewhere", udid });
  });
});

/** R33: a page that slept may have looked for the order before it came. It is given up by what is known now. */
export const giveUpAtom = atom(null, async (_get, set, now: Instant): Promise<void> => {
  await set(tellPlacementAtom, { kind: "look-again" });
  await set(tellPlacementAtom, { kind: "give-up", now });
});

/** The checkout is left: the card goes, unless it may still be needed for an order that is on its way (R37). */
export const leaveCheckoutAtom = atom(null, (get, set) => {
  if (attemptOf(get(placementAtom)) === null) set(dropCardAtom);
});
